import {
  quoteAccepted,
  quoteErased,
  quoteItemized,
  withPresentNames,
} from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Row, Snapshot } from '@marquee/service-kit/store/projection-rows';
import type { Filter } from '@marquee/service-kit/store/query';
import type { Connection } from 'mongoose';

type AcceptedQuote = Omit<QuoteSnapshot, 'isProviderAsOfNow'>;

export function createAcceptedQuoteRepository(connection: Connection) {
  const quotes = createProjection<AcceptedQuote>(connection, {
    name: 'acceptedQuote',
    indexes: [
      { fields: { clientId: 1, _id: 1 } },
      { fields: { providerId: 1, _id: 1 } },
      { fields: { providerId: 1, clientAcceptedAt: 1, _id: 1 } },
    ],
    rows: [
      rowFrom([quoteAccepted, quoteItemized], ({ payload }) => rowOf(payload)),
      // An erasure also removes the discarded changes, which the provider has typed.
      rowFrom([quoteErased], ({ payload }) => rowOf({ ...payload, discardedChanges: undefined })),
    ],
  });

  async function get(id: string) {
    const found = await quotes.get(id);
    return found === null ? null : withPresentNames(found);
  }

  async function find(filter: Filter) {
    return (await quotes.find(filter)).map(withPresentNames);
  }

  return {
    ...quotes,
    get,
    find,
    /** Each provider's name on their most recently accepted quote. Providers without an accepted quote are absent. */
    async findProviderNames(providerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const found = await quotes.aggregate<{ _id: string; name: string }>([
        { $match: { providerId: { $in: providerIds } } },
        { $sort: { providerId: 1, clientAcceptedAt: 1, _id: 1 } },
        { $group: { _id: '$providerId', name: { $last: '$providerName' } } },
      ]);
      return new Map(found.map(({ _id, name }) => [_id, name]));
    },
    /** The quotes of which the account is client or provider (no account is both), ordered by id, starting after the given id. */
    async findByAccount(accountId: string, after: string | null) {
      const later = after === null ? {} : { id: { $gt: after } };
      const [bought, sold] = await Promise.all([
        find({ clientId: accountId, ...later }),
        find({ providerId: accountId, ...later }),
      ]);
      return [...bought, ...sold].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
  };
}

export type AcceptedQuoteRepository = ReturnType<typeof createAcceptedQuoteRepository>;

/** A row keeps the names and addresses of the acceptance if the snapshot can only have those of today. */
function rowOf({ isProviderAsOfNow = false, ...fields }: Snapshot<QuoteSnapshot>): Row<AcceptedQuote> {
  return { id: fields.quoteId, fields, kept: isProviderAsOfNow ? ['providerName', 'agreement'] : [] };
}
