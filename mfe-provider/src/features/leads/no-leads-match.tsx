import { Box, Button, NothingFound } from '@marquee/ui';
import { leadStatuses } from './lead-statuses.ts';
import type { LeadFilters } from './use-lead-filters.ts';

type NoLeadsMatchProps = { filters: LeadFilters };

export function NoLeadsMatch({ filters: { status, setStatus } }: NoLeadsMatchProps) {
  const selected = leadStatuses.find(({ value }) => value === status);

  return (
    <Box>
      <NothingFound
        title={`No events match “${selected?.label ?? status}”`}
        action={
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              setStatus('');
            }}
          >
            Clear the filter
          </Button>
        }
      />
    </Box>
  );
}
