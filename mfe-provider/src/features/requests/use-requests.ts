import type { EventView } from '@marquee/contracts/events';
import { api, useAppDispatch, useSettling } from '@marquee/web-kit';
import { useEffect } from 'react';
import { hasQuote } from './has-quote.ts';
import { useQuotedRequests } from './quoted-requests.ts';
import { useProviderListRequestsInfiniteQuery } from './requests-api.ts';

/**
 * The requests, read anew when they are opened. One whose quote has just been made shows so at once,
 * and is read again until events says the same.
 */
export function useRequests() {
  const requests = useProviderListRequestsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const { quotedIds } = useQuotedRequests();
  const dispatch = useAppDispatch();
  const rows = requests.data?.pages.flatMap((page) => page.rows) ?? [];

  function isLagging(request: EventView) {
    return !hasQuote(request) && quotedIds.includes(request.id);
  }
  const settling = useSettling(
    async () => {
      dispatch(api.util.invalidateTags([{ type: 'Request', id: 'count' }]));
      return requests.refetch().unwrap();
    },
    ({ pages }) => !pages.flatMap((page) => page.rows).some(isLagging),
  );
  const isLate = rows.some(isLagging);
  const { start, status } = settling;
  useEffect(() => {
    if (isLate && status === 'idle') {
      start();
    }
  }, [isLate, status, start]);

  return {
    ...requests,
    settling,
    total: requests.data?.pages[0]?.total ?? 0,
    rows: rows.map((request) =>
      isLagging(request) ? { ...request, status: 'proposal' as const, hasQuote: true } : request,
    ),
  };
}
