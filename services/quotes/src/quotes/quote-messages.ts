import { isDeepStrictEqual } from 'node:util';
import * as messages from '@marquee/contracts/messages/quote-messages';
import { lineInCents } from '@marquee/contracts/priced-lines';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import { toParty } from '../projections/provider-repository.ts';
import type { Provider } from '../projections/provider-repository.ts';
import { toInstant } from '../to-instant.ts';
import { hasClientWritten } from './has-client-written.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { discardedIn } from './domain/discarded-changes.ts';
import { isOfferWithdrawn, outwardOfferOf } from './domain/quote.ts';
import type { ProviderParty, Quote } from './domain/quote.ts';
import type { QuoteFact, QuoteStep } from './domain/quote-change.ts';
import { toStanding } from './views/to-standing.ts';

type SnapshotMessage = typeof messages.quoteCreated;

const messagesByFact: Partial<Record<QuoteFact['type'], readonly SnapshotMessage[]>> = {
  created: [messages.quoteCreated],
  'sent-to-client': [messages.quoteSent],
  accepted: [messages.quoteItemized, messages.quoteAccepted],
  archived: [messages.quoteArchived],
  withdrawn: [messages.quoteArchived],
  erased: [messages.quoteErased],
};

/** `publishedProvider` is present if a message names the provider of the accepted quote. */
type Publication = { messages: Message[]; publishedProvider?: ProviderParty };

/**
 * Publishes only what another service needs. Every message contains the quote as saved, so that a withdrawal saved with an erasure contains
 * no name.
 */
export async function publish(
  steps: readonly QuoteStep[],
  deps: Pick<QuoteDeps, 'providers' | 'clients' | 'eventRequests' | 'quotes'>,
): Promise<Publication> {
  const saved = steps.at(-1)?.after;
  const outgoing =
    saved === undefined ? [] : [...steps.flatMap((step) => messagesOf(step, saved)), ...progressOf(steps)];
  // Most changes publish nothing and need no provider.
  if (saved === undefined || outgoing.length === 0) {
    return { messages: [] };
  }
  const provider = toParty(await deps.providers.get(saved.providerId));
  const [snapshot, withLines] = [toSnapshot(saved, provider), toSnapshotWithLines(saved, provider)];
  const sent = outgoing.includes(messages.quoteSent)
    ? { ...snapshot, clientWroteFirst: await hasClientWritten(deps, saved) }
    : snapshot;
  return {
    messages: outgoing.map((message) => {
      const plain = message === messages.quoteSent ? sent : snapshot;
      const detailed =
        message === messages.quoteAccepted ? { ...withLines, ...discardedIn(saved) } : withLines;
      return toMessage(message, messagesWithLines.has(message) ? detailed : plain);
    }),
    ...(outgoing.some((message) => messagesWithLines.has(message)) && { publishedProvider: provider }),
  };
}

function messagesOf({ fact }: QuoteStep, saved: Quote): readonly SnapshotMessage[] {
  return isPublished(fact, saved) ? (messagesByFact[fact.type] ?? []) : [];
}

/**
 * Publishes a changed status, unless another message of the change contains the status. Skips a quote without an event, because no service
 * needs the status of such a quote.
 */
function progressOf(steps: readonly QuoteStep[]): SnapshotMessage[] {
  const [before, after] = [steps[0]?.before, steps.at(-1)?.after];
  const isReported = steps.some(({ fact }) => reportsStanding(messagesByFact[fact.type]));
  if (!before || after === undefined || after.eventId === null || isReported) {
    return [];
  }
  return isDeepStrictEqual(toStanding(before), toStanding(after)) ? [] : [messages.quoteProgressed];
}

function reportsStanding(outgoing: readonly SnapshotMessage[] = []): boolean {
  return outgoing.some((message) => messages.quoteStandingMessages.includes(message));
}

/** The messages with the lines and the provider's address, which only billing needs. */
const messagesWithLines: ReadonlySet<unknown> = new Set([
  messages.quoteAccepted,
  messages.quoteItemized,
  messages.quoteErased,
]);

/** False for an erasure of a quote that was never accepted, because no other service stores personal data of such a quote. */
function isPublished({ type }: QuoteFact, { acceptedAt }: Quote): boolean {
  return type !== 'erased' || acceptedAt !== null;
}

/** The message for a quote that an earlier release accepted without publishing its lines. */
export function toItemized(quote: Quote, provider: Provider | null): Message {
  return toMessage(messages.quoteItemized, toSnapshotWithLines(quote, toParty(provider)));
}

/** The message for a quote of an earlier release, which did not publish its status. */
export function toProgressed(quote: Quote, provider: Provider | null): Message {
  return toMessage(messages.quoteProgressed, toSnapshot(quote, toParty(provider)));
}

export function toSnapshot(quote: Quote, provider: ProviderParty): messages.QuoteSnapshot {
  const { number, payableCents, paymentSchedule, validUntil } = outwardOfferOf(quote);
  return {
    quoteId: quote.id,
    eventId: quote.eventId,
    providerId: quote.providerId,
    providerName: provider.name,
    clientId: quote.clientId,
    clientEmail: quote.clientEmail,
    clientName: quote.clientName,
    eventName: quote.eventName,
    eventDate: quote.eventDate,
    timeZone: quote.timeZone,
    status: quote.status,
    version: number,
    payableCents,
    paymentSchedule,
    validUntil,
    createdAt: quote.createdAt.toISOString(),
    sentToClientAt: toInstant(quote.lastSentAt),
    clientAcceptedAt: toInstant(quote.acceptedAt),
    isOfferWithdrawn: isOfferWithdrawn(quote),
  };
}

export function toSnapshotWithLines(quote: Quote, provider: ProviderParty): messages.QuoteSnapshot {
  const agreement = quote.acceptedAt === null ? {} : { agreement: toAgreement(quote, provider) };
  return { ...toSnapshot(quote, provider), ...agreement };
}

function toAgreement(quote: Quote, provider: ProviderParty): messages.Agreement {
  const { lineItems, discountCents } = outwardOfferOf(quote);
  const { email: providerEmail, address: providerAddress } = provider;
  // Omits the ids of the lines, which have no meaning outside the quote.
  const lines = lineItems.map((line) => lineInCents.parse(line));
  return { lines, discountCents, providerEmail, providerAddress };
}
