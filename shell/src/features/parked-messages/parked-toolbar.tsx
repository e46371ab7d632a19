import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { Button, FilterSelect, Small, Toolbar } from '@marquee/ui';
import type { OpenAct } from './message-act.ts';
import type { Place } from './places.ts';
import type { PlaceFilters } from './use-place-filters.ts';

type ParkedToolbarProps = {
  place: Place;
  queues: readonly MessageQueue[];
  filters: PlaceFilters;
  total: number;
  onAct: (act: OpenAct) => void;
};

/** A queue is redriven as a whole where it is clear which one is meant. */
export function ParkedToolbar({ place, queues, filters, total, onAct }: ParkedToolbarProps) {
  const chosen = queues.find(({ queue }) => queue === filters.queue);
  const meant = chosen ?? (queues.length === 1 ? queues[0] : undefined);

  return (
    <Toolbar>
      {!place.isUnrouted && (
        <FilterSelect
          label="Queue"
          options={[{ value: '', label: 'All queues' }, ...queues.map(toOption)]}
          value={filters.queue}
          onChange={(event) => {
            filters.chooseQueue(event.target.value);
          }}
        />
      )}
      <Small role="status">{total === 1 ? '1 message' : `${total} messages`}</Small>
      {meant !== undefined && total > 0 && (
        <Button
          data-push
          variant="outline"
          icon="send"
          onClick={() => {
            onAct({ act: 'redrive-queue', queue: meant.queue });
          }}
        >
          Redrive all
        </Button>
      )}
    </Toolbar>
  );
}

function toOption({ queue, parked }: MessageQueue) {
  return { value: queue, label: parked === null || parked === 0 ? queue : `${queue} (${parked})` };
}
