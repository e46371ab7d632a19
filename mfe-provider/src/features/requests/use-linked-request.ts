import type { EventView } from '@marquee/contracts/events';
import { skipToken, useNotifyRefusal, useSearchParams } from '@marquee/web-kit';
import { useEffect } from 'react';
import { useProviderGetRequestQuery } from './requests-api.ts';

/** The request in the address (`request=<event id>`), to which workflow rows link. It is taken from the list or fetched by its id. */
export function useLinkedRequest(requests: readonly EventView[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const notifyRefusal = useNotifyRefusal();
  const id = searchParams.get('request');
  const listed = requests.find((request) => request.id === id);
  const { data: read, error } = useProviderGetRequestQuery(
    id === null || listed !== undefined ? skipToken : { params: { id } },
  );

  useEffect(() => {
    if (error !== undefined) {
      notifyRefusal(error, { fallback: 'Failed to Load the Event' });
    }
  }, [error, notifyRefusal]);

  function close() {
    if (id !== null) {
      setSearchParams({ tab: 'requests' }, { replace: true });
    }
  }

  return { request: id === null ? null : (listed ?? read ?? null), close };
}
