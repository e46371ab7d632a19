import { subscriptionState } from '@marquee/contracts/subscription-rows';
import { usePageTrail } from '../../lists/use-page-trail.ts';

type SubscriptionFilters = { state: string };

/** Filters from the URL; an unknown state is ignored. */
export function useSubscriptionFilters() {
  const { filters, ...trail } = usePageTrail<SubscriptionFilters>(['state']);
  const state = subscriptionState.options.find((known) => known === filters.state);

  return { ...trail, state, query: { ...trail.page.query, ...(state !== undefined && { state }) } };
}
