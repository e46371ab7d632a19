import { unroutedQueue } from '@marquee/contracts/dead-letters';
import type { MessageQueue } from '@marquee/contracts/dead-letters';
import { PagedTable } from '@marquee/web-kit';
import type { OpenAction } from './message-action.ts';
import { DeadLettersEmptyState } from './dead-letters-empty-state.tsx';
import { DeadLetterTable } from './dead-letter-table.tsx';
import { DeadLetterToolbar } from './dead-letter-toolbar.tsx';
import { useShellListDeadLettersQuery } from './dead-letters-api.ts';
import type { ServiceTab } from './service-tabs.ts';
import { useDeadLetterFilters } from './use-dead-letter-filters.ts';

type DeadLetterListProps = {
  tab: ServiceTab;
  queues: readonly MessageQueue[];
  onAction: (action: OpenAction) => void;
};

export function DeadLetterList({ tab, queues, onAction }: DeadLetterListProps) {
  const filters = useDeadLetterFilters(tab.value);
  const queue = tab.isUnrouted ? unroutedQueue : filters.queue;
  const { after, pageSize, status } = filters;
  const list = useShellListDeadLettersQuery(
    {
      service: tab.service,
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
      <DeadLetterToolbar {...{ tab, queues, filters, onAction }} total={list.data?.total} />
      <PagedTable
        list={list}
        page={filters}
        loadingLabel="Loading parked messages"
        rowName="message"
        failureTitle="The messages could not be loaded"
        nothingFound={<DeadLettersEmptyState {...{ tab, filters }} isListEmpty={list.data?.total === 0} />}
      >
        {(messages) => <DeadLetterTable messages={messages} onAction={onAction} />}
      </PagedTable>
    </>
  );
}
