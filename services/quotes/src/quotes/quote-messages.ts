import * as messages from '@marquee/contracts/messages/quote-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { ProviderRepository } from '../projections/provider-repository.ts';
import { toInstant } from '../to-instant.ts';
import type { Step } from './rules/decide.ts';
import { outwardOfferOf } from './rules/quote.ts';
import type { Quote } from './rules/quote.ts';
import type { QuoteFact } from './rules/quote-change.ts';

type Told = typeof messages.quoteCreated;

const declared: Partial<Record<QuoteFact['type'], Told>> = {
  created: messages.quoteCreated,
  'sent-to-client': messages.quoteSent,
  accepted: messages.quoteAccepted,
  archived: messages.quoteArchived,
  withdrawn: messages.quoteArchived,
  erased: messages.quoteErased,
};

/**
 * Only what another service takes; the rest is between the quote and its readers. Each tells the quote as it is saved, so
 * that a withdrawal that goes with an erasure names nobody.
 */
export async function toMessages(
  steps: readonly Step[],
  { nameOf }: Pick<ProviderRepository, 'nameOf'>,
): Promise<Message[]> {
  const saved = steps.at(-1)?.quote;
  const told = steps.flatMap(({ fact }) =>
    saved !== undefined && isHeard(fact, saved) ? (declared[fact.type] ?? []) : [],
  );
  // Most changes tell nobody, and need no name.
  if (saved === undefined || told.length === 0) {
    return [];
  }
  const snapshot = toSnapshot(saved, await nameOf(saved.providerId));
  return told.map((message) => toMessage(message, snapshot));
}

/** No other service keeps personal data of a quote that was never accepted. */
function isHeard({ type }: QuoteFact, { acceptedAt }: Quote): boolean {
  return type !== 'erased' || acceptedAt !== null;
}

function toSnapshot(quote: Quote, providerName: string): messages.QuoteSnapshot {
  const { number, finalCents, paymentSchedule, validUntil } = outwardOfferOf(quote);
  return {
    quoteId: quote.id,
    eventId: quote.eventId,
    providerId: quote.providerId,
    providerName,
    clientId: quote.clientId,
    clientEmail: quote.clientEmail,
    clientName: quote.clientName,
    eventName: quote.eventName,
    eventDate: quote.eventDate,
    timeZone: quote.timeZone,
    status: quote.status,
    version: number,
    totalCents: finalCents,
    paymentSchedule,
    validUntil,
    createdAt: quote.createdAt.toISOString(),
    sentToClientAt: toInstant(quote.lastSentAt),
    clientAcceptedAt: toInstant(quote.acceptedAt),
  };
}
