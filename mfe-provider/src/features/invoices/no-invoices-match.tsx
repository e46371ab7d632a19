import { Box, Button, NothingFound } from '@marquee/ui';
import { invoiceAgeLabels, invoiceStatusLabels } from './invoice-labels.ts';
import type { InvoiceFilters } from './use-invoice-filters.ts';

type NoInvoicesMatchProps = { filters: InvoiceFilters };

export function NoInvoicesMatch({ filters: { status, age, showAll } }: NoInvoicesMatchProps) {
  return (
    <Box>
      <NothingFound
        title={`No invoices match “${[status && invoiceStatusLabels[status], age && invoiceAgeLabels[age]].filter(Boolean).join(', ')}”`}
        action={
          <Button variant="outline" size="small" onClick={showAll}>
            Clear the filter
          </Button>
        }
      />
    </Box>
  );
}
