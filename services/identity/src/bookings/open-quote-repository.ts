import type { OpenQuote } from '@marquee/contracts/deletion-blocks';
import * as messages from '@marquee/contracts/messages/quote-messages';
import type { EnvelopeOf } from '@marquee/service-kit/messaging/bus';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Row } from '@marquee/service-kit/store/projection-rows';
import type { Connection } from '@marquee/service-kit/store/database';
import type { FinishedBooking } from './finished-booking.ts';
import { findForBothSides } from './find-for-both-sides.ts';
import type { WithOtherSide } from './find-for-both-sides.ts';
import { toDate } from './to-date.ts';

/** `name` is stored only while the quote is open. */
type AcceptedQuote = {
  clientId: string;
  providerId: string;
  name: string;
  acceptedAt: Date;
  isOpen: boolean;
  /** When the provider archived the quote. Null while the quote is open, and after either side has deleted its account. */
  archivedAt: Date | null;
};

/** Acceptances by an earlier release arrive as `itemized` messages. */
export const openQuoteMessages = [
  messages.quoteAccepted,
  messages.quoteItemized,
  messages.quoteArchived,
  messages.quoteErased,
];

export type OpenQuoteRepository = ReturnType<typeof createOpenQuoteRepository>;

/** Accepted quotes without an event. Each counts as an open booking of both sides until it is archived or one side deletes its account. */
export function createOpenQuoteRepository(connection: Connection) {
  const quotes = createProjection<AcceptedQuote>(connection, {
    name: 'openQuote',
    indexes: [
      { fields: { clientId: 1, isOpen: 1 } },
      { fields: { providerId: 1, isOpen: 1 } },
      { fields: { providerId: 1, archivedAt: -1 } },
    ],
    rows: [rowFrom(openQuoteMessages, toRow)],
  });
  return {
    ...quotes,
    /** The account's open quotes as client and as provider, earliest acceptance first. */
    async openOf(accountId: string): Promise<WithOtherSide<OpenQuote>[]> {
      const open = await findForBothSides(accountId, (side) => quotes.find({ ...side, isOpen: true }));
      return open
        .map(({ id, name, acceptedAt, otherId }) => ({
          ...{ quoteId: id, name, otherId },
          acceptedAt: acceptedAt.toISOString(),
        }))
        .toSorted((a, b) => a.acceptedAt.localeCompare(b.acceptedAt));
    },
    /** Returns the provider's most recently archived quote; null if none was archived after `after`. */
    async lastEndedOf(providerId: string, after: Date): Promise<FinishedBooking | null> {
      const lastFirst = { field: 'archivedAt', direction: -1 } as const;
      const filter = { providerId, archivedAt: { $gt: after } };
      const [last] = await quotes.find(filter, { sortBy: lastFirst, limit: 1 });
      return last?.archivedAt
        ? { eventId: null, quoteId: last.id, endedAt: last.archivedAt, otherId: last.clientId }
        : null;
    },
  };
}

/**
 * Null for a quote with an event, because the event's booking is stored instead. A quote whose client or provider has deleted the account
 * is no longer open.
 */
function toRow(envelope: EnvelopeOf<typeof messages.quoteAccepted>): Row<AcceptedQuote> | null {
  const { type, at } = envelope;
  const { quoteId, eventId, clientId, providerId, clientAcceptedAt, status, eventName } = envelope.payload;
  if (eventId !== null || clientId === null || clientAcceptedAt === null) {
    return null;
  }
  const isOpen = status === 'client_accepted' && type !== messages.quoteErased.type;
  const fields = {
    ...{ clientId, providerId, isOpen },
    name: isOpen ? eventName : '',
    acceptedAt: new Date(clientAcceptedAt),
    archivedAt: toDate(type === messages.quoteArchived.type ? at : null),
  };
  return { id: quoteId, fields };
}
