import { unroutedQueue } from '@marquee/contracts/parked-messages';
import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { EmptyState, Skeleton } from '@marquee/ui';
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
  const { after, pageSize } = filters;
  const list = useShellListParkedMessagesQuery(
    {
      service: place.service,
      query: {
        limit: String(pageSize),
        ...(queue !== '' && { queue }),
        ...(after !== undefined && { after }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );

  if (list.isLoading) {
    return <Skeleton label="Loading parked messages" rows={5} />;
  }
  if (!list.data || list.error !== undefined) {
    return (
      <CallFailure
        title="The messages could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data.total === 0 && filters.queue === '') {
    return (
      <EmptyState title="Nothing is parked">
        {place.isUnrouted
          ? 'Every message has found a queue that takes it.'
          : 'Every message has been handled. One that no attempt can handle waits here for you.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ParkedToolbar {...{ place, queues, filters, onAct }} total={list.data.total} />
      <ParkedPage page={list.data} filters={filters} onAct={onAct} />
    </>
  );
}
