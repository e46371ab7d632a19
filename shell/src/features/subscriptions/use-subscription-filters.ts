import { subscriptionState } from '@marquee/contracts/subscription-rows';
import { useCursorPagination } from '../../lists/use-cursor-pagination.ts';

type SubscriptionFilters = { state: string };

/** Filters from the URL; an unknown state is ignored. */
export function useSubscriptionFilters() {
  const { filters, ...pagination } = useCursorPagination<SubscriptionFilters>(['state']);
  const state = subscriptionState.options.find((option) => option === filters.state);

  return { ...pagination, state, query: { ...pagination.page.query, ...(state !== undefined && { state }) } };
}
