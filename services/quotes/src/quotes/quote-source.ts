import * as messages from '@marquee/contracts/messages/quote-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import { createSnapshotSource } from '@marquee/service-kit/projections/snapshot-source';
import type { DescribingMessage, SnapshotSource } from '@marquee/service-kit/projections/snapshot-source';
import { toParty } from '../projections/provider-repository.ts';
import { discardedIn } from './domain/discarded-changes.ts';
import { isOfErasedSide } from './domain/erase.ts';
import { withDerived } from './domain/quote.ts';
import type { ProviderParty, Quote } from './domain/quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { toSnapshot, toSnapshotWithLines } from './quote-messages.ts';

/** Quotes, from which other services rebuild the status of events' quotes, and what they store of accepted ones. */
export function createQuoteSource({
  quotes,
  providers,
}: Pick<QuoteDeps, 'quotes' | 'providers'>): SnapshotSource {
  return createSnapshotSource({
    store: quotes,
    messages: [
      messages.quoteAccepted,
      messages.quoteArchived,
      messages.quoteErased,
      messages.quoteProgressed,
    ],
    describe: async (quote) => describeQuote(quote, toParty(await providers.get(quote.providerId))),
  });
}

/** `provider` is the provider of today, for a quote that does not store the provider of its acceptance. */
export function describeQuote(quote: Quote, provider: ProviderParty): DescribingMessage[] {
  const party = quote.publishedProvider ?? provider;
  const described = quote.acceptedAt === null ? [] : describeAccepted(quote, quote.acceptedAt, party);
  return quote.eventId === null
    ? described
    : [...described, toMessage(messages.quoteProgressed, toSnapshot(quote, party))];
}

function describeAccepted(quote: Quote, acceptedAt: Date, party: ProviderParty): DescribingMessage[] {
  const { archivedAt, lastChangedAt, publishedProvider } = quote;
  const unarchived = withDerived({ ...quote, archivedAt: null, archivedBy: null });
  const asOfNow = publishedProvider === undefined && { isProviderAsOfNow: true };
  const accepted = toMessage(messages.quoteAccepted, {
    ...{ ...toSnapshotWithLines(unarchived, party), ...discardedIn(quote), ...asOfNow },
  });
  const archived =
    archivedAt === null
      ? []
      : [{ ...toMessage(messages.quoteArchived, toSnapshot(quote, party)), at: archivedAt }];
  if (!isOfErasedSide(quote)) {
    return [{ ...accepted, at: acceptedAt }, ...archived];
  }
  // Nothing changes an erased and archived quote but the second side's erasure, so the last change tells which was later.
  const isArchivedLast = archivedAt?.getTime() === lastChangedAt.getTime();
  const atErasure = isArchivedLast ? unarchived : quote;
  const erased = toMessage(messages.quoteErased, { ...toSnapshotWithLines(atErasure, party), ...asOfNow });
  return isArchivedLast ? [erased, ...archived] : [...archived, erased];
}
