import { Box, Button, EmptyState, NothingFound } from '@marquee/ui';
import type { Place } from './places.ts';
import { statusWords } from './status-words.ts';
import type { PlaceFilters } from './use-place-filters.ts';

type NothingHereProps = {
  place: Place;
  filters: PlaceFilters;
  /** Whether the previous pages are empty too. */
  isNone: boolean;
};

/** Empty state: no dead letters, or none that match the filters, or the operator has decided about all on this page. */
export function NothingHere({ place, filters, isNone }: NothingHereProps) {
  const { queue, status, showAll } = filters;

  if (isNone && queue === '' && status === 'parked') {
    return (
      <EmptyState title="No failed messages">
        {place.isUnrouted
          ? 'Every message has reached a queue.'
          : 'A message that keeps failing appears here.'}
      </EmptyState>
    );
  }
  return (
    <Box>
      <NothingFound
        title={statusWords[status].none}
        action={
          <Button variant="outline" size="small" onClick={showAll}>
            Show All Parked Messages
          </Button>
        }
      >
        {status !== 'parked' && <p>Decisions are kept for 90 days.</p>}
      </NothingFound>
    </Box>
  );
}
