import { Box, Button, NothingFound } from '@marquee/ui';
import { ageWords, standingWords } from './invoice-words.ts';
import type { InvoiceFilters } from './use-invoice-filters.ts';

type NoInvoicesMatchProps = { filters: InvoiceFilters };

export function NoInvoicesMatch({ filters: { status, age, showAll } }: NoInvoicesMatchProps) {
  return (
    <Box>
      <NothingFound
        title={`No invoices match “${[status && standingWords[status], age && ageWords[age]].filter(Boolean).join(', ')}”`}
        action={
          <Button variant="outline" size="small" onClick={showAll}>
            Clear the filter
          </Button>
        }
      />
    </Box>
  );
}
