import type { EventView } from '@marquee/contracts/events';
import { api, useAppDispatch, usePollUntil } from '@marquee/web-kit';
import { useEffect } from 'react';
import { useKnownQuotes } from '../../known-quotes.ts';
import { hasQuote } from './has-quote.ts';
import { useProviderListRequestsInfiniteQuery } from './requests-api.ts';

/**
 * The requests, fetched again on every visit. If this tab has just created or archived a request's quote, the request shows the change
 * immediately. The list is then fetched repeatedly until the events service also reports the change, or until `usePollUntil` gives up.
 */
export function useRequests() {
  const requests = useProviderListRequestsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const { known, forget } = useKnownQuotes();
  const dispatch = useAppDispatch();
  const rows = requests.data?.pages.flatMap((page) => page.rows) ?? [];

  function isLagging(request: EventView) {
    const isQuoted = known[request.id];
    // An events service of an earlier release does not consume messages about archived quotes.
    const isConsumed = isQuoted === true || request.hasQuote !== undefined;
    return isQuoted !== undefined && isConsumed && hasQuote(request) !== isQuoted;
  }
  const polling = usePollUntil(
    async () => {
      dispatch(api.util.invalidateTags([{ type: 'Request', id: 'count' }]));
      return requests.refetch().unwrap();
    },
    ({ pages }) => !pages.flatMap((page) => page.rows).some(isLagging),
  );
  const hasLaggingRow = rows.some(isLagging);
  const { start, status } = polling;
  useEffect(() => {
    if (hasLaggingRow && status === 'idle') {
      start();
    }
  }, [hasLaggingRow, status, start]);

  const settled = rows.filter((request) => request.id in known && !isLagging(request)).map(({ id }) => id);
  useEffect(() => {
    if (!requests.isFetching && settled.length > 0) {
      forget(settled);
    }
  });

  return {
    ...requests,
    polling,
    total: requests.data?.pages[0]?.total ?? 0,
    rows: rows.map((request) =>
      isLagging(request) ? applyKnownQuote(request, known[request.id] === true) : request,
    ),
  };
}

function applyKnownQuote(request: EventView, isQuoted: boolean): EventView {
  // The state of the quote is unknown until the events service has received the change.
  const known = { ...request, hasQuote: isQuoted, quoteStanding: null };
  return isQuoted ? { ...known, status: 'proposal' } : known;
}
