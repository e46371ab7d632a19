import { isUnpaid } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** What is still to pay for the quote of an invoice besides that invoice, due first first. `ofQuote`: the quote's invoices, in any order. */
export function unpaidBeside({ id }: Pick<Invoice, 'id'>, ofQuote: readonly Invoice[]): Invoice[] {
  return ofQuote
    .filter((invoice) => invoice.id !== id && isUnpaid(invoice))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}
