import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { InvoiceRepository } from '../projections/invoice-repository.ts';
import { invoiceSteps } from './invoice-steps.ts';

/** The last two columns: billing's, by the row's quote. */
export async function withInvoices(
  invoices: InvoiceRepository,
  rows: readonly WorkflowRow[],
): Promise<WorkflowRow[]> {
  const sent = await invoices.ofQuotes(rows.flatMap(({ quoteId }) => quoteId ?? []));
  const byQuote = Map.groupBy(sent, ({ quoteId }) => quoteId);
  return rows.map((row) => ({ ...row, ...invoiceSteps(byQuote.get(row.quoteId ?? '') ?? []) }));
}
