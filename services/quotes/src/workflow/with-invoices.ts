import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Invoice } from '../projections/invoice-repository.ts';
import { invoiceSteps } from './invoice-steps.ts';

/** The last two columns: billing's, by the row's quote. */
export function withInvoices(sent: readonly Invoice[], rows: readonly WorkflowRow[]): WorkflowRow[] {
  const byQuote = Map.groupBy(sent, ({ quoteId }) => quoteId);
  return rows.map((row) => ({ ...row, ...invoiceSteps(byQuote.get(row.quoteId ?? '') ?? []) }));
}
