import { quoteStandingMessages, snapshotStandingOf } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { QuoteStanding } from '@marquee/contracts/quote-standing';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';

/** The status of an event's quote. It contains no personal data and therefore remains stored after an account is deleted. */
export type StoredStanding = QuoteStanding & {
  eventId: string;
  createdAt: string;
  /** The payable total of the last sent version; null before the first version was sent. */
  quotedCents: number | null;
};

export type QuoteStandingRepository = ReturnType<typeof createQuoteStandingRepository>;

/** Stores the statuses of events' quotes, as the quotes service publishes them. A late message changes nothing. */
export function createQuoteStandingRepository(connection: Connection) {
  const standings = createProjection<StoredStanding>(connection, {
    name: 'quoteStanding',
    indexes: [{ fields: { eventId: 1 } }],
    rows: [
      rowFrom(quoteStandingMessages, ({ payload: { quoteId, eventId, ...quote } }) =>
        eventId === null ? null : { id: quoteId, fields: toStored(eventId, quote) },
      ),
    ],
  });
  return {
    ...standings,
    /** Returns the statuses of all quotes of these events, by event id. */
    async findByEvents(eventIds: readonly string[]): Promise<ReadonlyMap<string, readonly StoredStanding[]>> {
      return Map.groupBy(await standings.find({ eventId: { $in: eventIds } }), ({ eventId }) => eventId);
    },
  };
}

function toStored(eventId: string, quote: Omit<QuoteSnapshot, 'quoteId' | 'eventId'>): StoredStanding {
  return {
    eventId,
    quotedCents: quote.sentToClientAt === null ? null : quote.payableCents,
    createdAt: quote.createdAt,
    ...snapshotStandingOf(quote),
  };
}
