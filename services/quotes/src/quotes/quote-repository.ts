import type { ListQuery } from '@marquee/contracts/list-query';
import type { quoteListQuery } from '@marquee/contracts/quote-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import { searchFilter } from '@marquee/service-kit/store/search-fields';
import type { z } from 'zod';
import type { QuoteHistoryEntry } from './quote-history.ts';
import { hasPublicPage } from './domain/erase.ts';
import type { Quote } from './domain/quote.ts';
import { quoteShapes } from './stored-shapes.ts';

/** The fields of a quote that the pipeline shows. */
export type PipelineQuote = Pick<Quote, 'id' | (typeof pipelineFields)[number]>;

/** The fields by which the pipeline matches the quote with a request and sorts its rows. */
export type QuotePlace = Pick<Quote, 'id' | (typeof quotePlaceFields)[number]>;

export type QuoteRepository = ReturnType<typeof createQuoteRepository>;

const indexes = [
  { fields: { requestKey: 1 }, options: { unique: true } },
  { fields: { eventId: 1, requestNumber: -1, _id: -1 } },
  { fields: { providerId: 1, lastChangedAt: -1, _id: -1 } },
  { fields: { providerId: 1, status: 1, lastChangedAt: -1, _id: -1 } },
  { fields: { shownToClientId: 1, lastSentAt: -1, _id: -1 } },
  { fields: { clientEmailKey: 1, clientId: 1, archivedAt: 1, lastSentAt: 1, _id: 1 } },
  { fields: { providerId: 1, isInPipeline: 1, _id: 1 } },
  { fields: { clientId: 1, _id: 1 } },
  { fields: { clientId: 1, providerId: 1, acceptedAt: 1 } },
  // For the backfill of accepted quotes whose lines were never published.
  { fields: { isItemized: 1, acceptedAt: 1 } },
  // For the backfill of quotes whose status was never published.
  { fields: { isStandingPublished: 1, archivedAt: 1, eventId: 1 } },
  { fields: { providerId: 1, _id: 1 } },
] as const;

export function createQuoteRepository(connection: Connection) {
  const store = createAggregateStore<Quote, QuoteHistoryEntry>(connection, {
    name: 'quote',
    indexes,
    shapes: quoteShapes,
    searched: ({ eventName, clientName, clientEmail }) => [eventName, clientName, clientEmail],
  });
  return {
    ...store,
    /** Number of the provider's unsent quotes: never sent, or changed or withdrawn since the last send. */
    countDrafts: (providerId: string): Promise<number> =>
      store.count({ providerId, status: { $in: ['draft', 'approved_for_review'] } }),
    /** The event's latest quote, which is the only one that may still be open. */
    async latestFor(eventId: string): Promise<Quote | null> {
      const latestFirst = { field: 'requestNumber', direction: -1 } as const;
      const found = await store.find({ eventId }, { sortBy: latestFirst, limit: 1 });
      return found[0] ?? null;
    },
    ofProvider: (providerId: string, { search = '', ...page }: z.infer<typeof quoteListQuery>) =>
      store.page({ filter: { providerId, ...searchFilter(search) }, sortBy: 'lastChangedAt', page }),
    shownTo: (clientId: string, page: ListQuery) =>
      store.page({ filter: { shownToClientId: clientId }, sortBy: 'lastSentAt', page }),
    /** Quotes made by hand for an address that nobody has verified yet. */
    waitingFor: (clientEmailKey: string) => store.find({ clientEmailKey, clientId: null }),
    /** Number of quotes made by hand for an address that nobody has verified yet, which were sent and are not archived. */
    countWaitingFor: (clientEmailKey: string): Promise<number> =>
      store.count(
        { clientEmailKey, clientId: null, archivedAt: null, lastSentAt: { $gt: new Date(0) } },
        { field: 'lastSentAt', direction: 1 },
      ),
    /** Whether the client has accepted any quote of the provider; reads at most one. */
    async hasAccepted(parties: Pick<Quote, 'clientId' | 'providerId'>): Promise<boolean> {
      return (await store.findOne({ ...parties, acceptedAt: { $gt: new Date(0) } })) !== null;
    },
    /** Up to `limit` accepted quotes whose lines were never published. */
    toBeItemized: (limit: number) =>
      store.find({ isItemized: null, acceptedAt: { $gt: new Date(0) } }, { limit }),
    /** Up to `limit` quotes that belong to an event, are not archived, and whose status was never published. */
    withUnpublishedStanding: (limit: number) =>
      store.find({ isStandingPublished: null, eventId: { $gt: '' }, archivedAt: null }, { limit }),
    /** DomainError `quote_not_found` if the share URL does not show the quote any more. */
    async getPublic(id: string): Promise<Quote> {
      const quote = await store.get(id);
      if (!hasPublicPage(quote)) {
        throw new DomainError('not-found', 'quote_not_found', 'Quote not found');
      }
      return quote;
    },
    /** Every quote in a provider's pipeline, with only the fields for its place. */
    inPipelineOf: (providerId: string): Promise<QuotePlace[]> =>
      store.fields({ providerId, isInPipeline: true }, quotePlaceFields),
    /** These quotes, with only the fields that the pipeline shows. */
    shownInPipeline: (ids: readonly string[]): Promise<PipelineQuote[]> =>
      store.fields({ id: { $in: ids } }, pipelineFields),
  };
}

export const quotePlaceFields = ['eventId', 'eventName', 'eventDate', 'clientEmail', 'createdAt'] as const;

const pipelineFields = [
  ...quotePlaceFields,
  'clientName',
  'approvedForReviewAt',
  'sentAt',
  'acceptedAt',
  'archivedAt',
  'clientId',
  'isProviderErased',
] as const;
