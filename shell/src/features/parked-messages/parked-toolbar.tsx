import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { Button, FilterSelect, Small, Toolbar } from '@marquee/ui';
import type { OpenAct } from './message-act.ts';
import type { Place } from './places.ts';
import { ReadAgainButton } from './read-again-button.tsx';
import { StatusFilter } from './status-filter.tsx';
import type { PlaceFilters } from './use-place-filters.ts';

type ParkedToolbarProps = {
  place: Place;
  queues: readonly MessageQueue[];
  filters: PlaceFilters;
  /** Undefined until it is known. */
  total: number | undefined;
  onAct: (act: OpenAct) => void;
};

/** "Redrive all" applies to one queue, because queues fail for different reasons; it is shown only if that queue is unambiguous. */
export function ParkedToolbar({ place, queues, filters, total, onAct }: ParkedToolbarProps) {
  const meant =
    filters.status === 'parked' && total !== undefined && total > 0
      ? queueMeant(queues, filters.queue)
      : undefined;

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
      <StatusFilter {...{ place, filters }} />
      <Small role="status">{total !== undefined && (total === 1 ? '1 message' : `${total} messages`)}</Small>
      <ReadAgainButton />
      {meant !== undefined && (
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

/** The chosen queue, otherwise the only queue, otherwise the only one with dead letters. */
function queueMeant(queues: readonly MessageQueue[], chosen: string): MessageQueue | undefined {
  if (chosen !== '') {
    return queues.find(({ queue }) => queue === chosen);
  }
  const candidates = queues.length === 1 ? queues : queues.filter(({ parked }) => parked !== 0);
  return candidates.length === 1 ? candidates[0] : undefined;
}

function toOption({ queue, parked }: MessageQueue) {
  return { value: queue, label: parked === null || parked === 0 ? queue : `${queue} (${parked})` };
}
