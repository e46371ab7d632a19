import type { WorkflowRow } from '@marquee/contracts/workflow';
import { mapRows } from '@marquee/service-kit/store/page';
import type { Rows } from '@marquee/service-kit/store/page';
import type { Invoice } from '../projections/invoice-repository.ts';
import { invoiceSteps } from './invoice-steps.ts';

/** Adds the invoice steps of each row, from the stored invoices of the row's quote. */
export function withInvoices(sent: readonly Invoice[], rows: Rows<WorkflowRow>): Rows<WorkflowRow> {
  const byQuote = Map.groupBy(sent, ({ quoteId }) => quoteId);
  return mapRows(rows, (row) => ({ ...row, ...invoiceSteps(byQuote.get(row.quoteId ?? '') ?? []) }));
}
