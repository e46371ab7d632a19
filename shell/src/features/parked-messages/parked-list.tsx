import { unroutedQueue } from '@marquee/contracts/parked-messages';
import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { PagedTable } from '@marquee/web-kit';
import type { OpenAct } from './message-act.ts';
import { NothingHere } from './nothing-here.tsx';
import { ParkedTable } from './parked-table.tsx';
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
      <PagedTable
        list={list}
        page={filters}
        loadingLabel="Loading parked messages"
        rowName="message"
        failureTitle="The messages could not be loaded"
        nothingFound={<NothingHere {...{ place, filters }} isNone={list.data?.total === 0} />}
      >
        {(messages) => <ParkedTable messages={messages} onAct={onAct} />}
      </PagedTable>
    </>
  );
}
