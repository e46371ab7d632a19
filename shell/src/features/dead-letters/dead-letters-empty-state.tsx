import { Box, Button, EmptyState, NothingFound } from '@marquee/ui';
import type { ServiceTab } from './service-tabs.ts';
import { statusLabels } from './status-labels.ts';
import type { DeadLetterFilters } from './use-dead-letter-filters.ts';

type DeadLettersEmptyStateProps = {
  tab: ServiceTab;
  filters: DeadLetterFilters;
  /** Whether the previous pages are empty too. */
  isListEmpty: boolean;
};

/** Shown if no message is dead-lettered, if none matches the filters, or if the operator has redriven or dropped all on this page. */
export function DeadLettersEmptyState({ tab, filters, isListEmpty }: DeadLettersEmptyStateProps) {
  const { queue, status, showAllParked } = filters;

  if (isListEmpty && queue === '' && status === 'parked') {
    return (
      <EmptyState title="No failed messages">
        {tab.isUnrouted ? 'Every message has reached a queue.' : 'A message that keeps failing appears here.'}
      </EmptyState>
    );
  }
  return (
    <Box>
      <NothingFound
        title={statusLabels[status].none}
        action={
          <Button variant="outline" size="small" onClick={showAllParked}>
            Show All Parked Messages
          </Button>
        }
      >
        {status !== 'parked' && <p>Decisions are kept for 90 days.</p>}
      </NothingFound>
    </Box>
  );
}
