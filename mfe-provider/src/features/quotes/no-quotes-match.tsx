import { Box, Button, NothingFound } from '@marquee/ui';
import type { QuoteFilters } from './use-quote-filters.ts';

type NoQuotesMatchProps = { filters: QuoteFilters };

export function NoQuotesMatch({ filters: { search, showAll } }: NoQuotesMatchProps) {
  return (
    <Box>
      <NothingFound
        title={search === '' ? 'No quotes match' : `No quotes match “${search}”`}
        action={
          <Button variant="outline" size="small" onClick={showAll}>
            Clear the filter
          </Button>
        }
      />
    </Box>
  );
}
