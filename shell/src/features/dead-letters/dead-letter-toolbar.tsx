import type { MessageQueue } from '@marquee/contracts/dead-letters';
import { Button, FilterSelect, Small, Toolbar } from '@marquee/ui';
import type { OpenAction } from './message-action.ts';
import type { ServiceTab } from './service-tabs.ts';
import { RefreshButton } from './refresh-button.tsx';
import { StatusFilter } from './status-filter.tsx';
import type { DeadLetterFilters } from './use-dead-letter-filters.ts';

type DeadLetterToolbarProps = {
  tab: ServiceTab;
  queues: readonly MessageQueue[];
  filters: DeadLetterFilters;
  /** Undefined while the number is loading. */
  total: number | undefined;
  onAction: (action: OpenAction) => void;
};

/**
 * "Redrive all" applies to one queue, because queues fail for different reasons. The button is shown only for dead letters of status
 * `parked`, and only if the queue is unambiguous.
 */
export function DeadLetterToolbar({ tab, queues, filters, total, onAction }: DeadLetterToolbarProps) {
  const targetQueue =
    filters.status === 'parked' && total !== undefined && total > 0
      ? findTargetQueue(queues, filters.queue)
      : undefined;

  return (
    <Toolbar>
      {!tab.isUnrouted && (
        <FilterSelect
          label="Queue"
          options={[{ value: '', label: 'All queues' }, ...queues.map(toOption)]}
          value={filters.queue}
          onChange={(event) => {
            filters.chooseQueue(event.target.value);
          }}
        />
      )}
      <StatusFilter {...{ tab, filters }} />
      <Small role="status">{total !== undefined && (total === 1 ? '1 message' : `${total} messages`)}</Small>
      <RefreshButton />
      {targetQueue !== undefined && (
        <Button
          data-push
          variant="outline"
          icon="send"
          onClick={() => {
            onAction({ action: 'redrive-queue', queue: targetQueue.queue });
          }}
        >
          Redrive all
        </Button>
      )}
    </Toolbar>
  );
}

/** Returns the chosen queue, otherwise the only queue, otherwise the only queue that has or may have dead letters. */
function findTargetQueue(queues: readonly MessageQueue[], chosen: string): MessageQueue | undefined {
  if (chosen !== '') {
    return queues.find(({ queue }) => queue === chosen);
  }
  const candidates = queues.length === 1 ? queues : queues.filter(({ parked }) => parked !== 0);
  return candidates.length === 1 ? candidates[0] : undefined;
}

function toOption({ queue, parked }: MessageQueue) {
  return { value: queue, label: parked === null || parked === 0 ? queue : `${queue} (${parked})` };
}
