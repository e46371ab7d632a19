import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';

/** How a quote of an event stands: no personal data, so the deletion of an account leaves it. */
export type StoredStanding = Pick<QuoteSnapshot, 'status' | 'createdAt'> & {
  eventId: string;
  /** What the last sent version costs; null before the first. */
  quotedCents: number | null;
  lastSentAt: string | null;
  isWithdrawn: boolean;
  acceptedAt: string | null;
};

export type QuoteStandingRepository = ReturnType<typeof createQuoteStandingRepository>;

/** The standings of the quotes of events, as the quotes service publishes them; a message that arrives late changes nothing. */
export function createQuoteStandingRepository(connection: Connection) {
  const standings = createProjection<StoredStanding>(connection, {
    name: 'quoteStanding',
    indexes: [{ fields: { eventId: 1 } }],
  });
  return {
    ...standings,
    async keep(version: number, { quoteId, eventId, ...quote }: QuoteSnapshot): Promise<void> {
      if (eventId !== null) {
        await standings.apply(quoteId, version, toStored(eventId, quote));
      }
    },
    /** The standings of all quotes of these events, by event id. */
    async ofEvents(eventIds: readonly string[]): Promise<ReadonlyMap<string, readonly StoredStanding[]>> {
      return Map.groupBy(await standings.find({ eventId: { $in: eventIds } }), ({ eventId }) => eventId);
    },
  };
}

function toStored(eventId: string, quote: Omit<QuoteSnapshot, 'quoteId' | 'eventId'>): StoredStanding {
  return {
    eventId,
    status: quote.status,
    quotedCents: quote.sentToClientAt === null ? null : quote.totalCents,
    createdAt: quote.createdAt,
    lastSentAt: quote.sentToClientAt,
    isWithdrawn: quote.isOfferWithdrawn ?? false,
    acceptedAt: quote.clientAcceptedAt,
  };
}
