import type { EventView } from '@marquee/contracts/events';
import { useSearchParams } from '@marquee/web-kit';
import { useEffect } from 'react';
import type { RequestPaging } from './request-list.tsx';

/** The request that the address names (`request=<event id>`), as a workflow row does; further pages are read until it is found. */
export function useNamedRequest(requests: readonly EventView[], paging: RequestPaging) {
  const [address, setAddress] = useSearchParams();
  const named = address.get('request');
  const request = named === null ? null : (requests.find(({ id }) => id === named) ?? null);
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = paging;
  const isSought = named !== null && request === null && hasNextPage && !isFetchingNextPage && !isError;

  useEffect(() => {
    if (isSought) {
      void fetchNextPage();
    }
  }, [isSought, fetchNextPage]);

  function close() {
    if (named !== null) {
      setAddress({ tab: 'requests' }, { replace: true });
    }
  }

  return { request, close };
}
