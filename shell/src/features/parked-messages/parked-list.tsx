import { unroutedQueue } from '@marquee/contracts/parked-messages';
import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import type { OpenAct } from './message-act.ts';
import { ParkedPage } from './parked-page.tsx';
import { ParkedToolbar } from './parked-toolbar.tsx';
import { useShellListParkedMessagesQuery } from './parked-messages-api.ts';
import type { Place } from './places.ts';
import { usePlaceFilters } from './use-place-filters.ts';

type ParkedListProps = {
  place: Place;
  queues: readonly MessageQueue[];
  onAct: (act: OpenAct) => void;
};

export function ParkedList({ place, queues, onAct }: ParkedListProps) {
  const filters = usePlaceFilters(place.value);
  const queue = place.isUnrouted ? unroutedQueue : filters.queue;
  const { after, pageSize, status } = filters;
  const list = useShellListParkedMessagesQuery(
    {
      service: place.service,
      query: {
        limit: String(pageSize),
        status,
        ...(queue !== '' && { queue }),
        ...(after !== undefined && { after }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <>
      <ParkedToolbar {...{ place, queues, filters, onAct }} total={list.data?.total} />
      {list.isLoading && <Skeleton label="Loading parked messages" rows={5} />}
      {list.error !== undefined && !list.isLoading && (
        <CallFailure
          title="The messages could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && list.error === undefined && (
        <ParkedPage page={list.data} {...{ place, filters, onAct }} />
      )}
    </>
  );
}
