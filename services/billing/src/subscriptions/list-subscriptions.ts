import type * as api from '@marquee/contracts/admin-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { AcceptedQuoteRepository } from '../projections/accepted-quote-repository.ts';
import type { BillingDeps } from './billing-deps.ts';
import { filterOf } from './state-of.ts';
import { toSubscriptionRow } from './views/to-subscription-row.ts';

export type ListSubscriptionsDeps = Pick<BillingDeps, 'subscriptions' | 'plan' | 'now'> & {
  acceptedQuotes: Pick<AcceptedQuoteRepository, 'findProviderNames'>;
};

/** Lists the stored states, without reading each from the processor. */
export function listSubscriptions({
  subscriptions,
  acceptedQuotes,
  plan,
  now,
}: ListSubscriptionsDeps): Handler<typeof api.listSubscriptions> {
  return async ({ query: { state, ...page } }) => {
    const at = now();
    const filter = state === undefined ? {} : filterOf(plan, state, at);
    if (filter === null) {
      return { rows: [], total: 0, next: null };
    }
    const found = await subscriptions.page({ filter, sortBy: 'changedAt', page });
    const names = await acceptedQuotes.findProviderNames(found.rows.map(({ id }) => id));
    return mapPage(found, (row) => ({
      ...toSubscriptionRow(plan, row, at),
      providerName: names.get(row.id) ?? '',
    }));
  };
}
