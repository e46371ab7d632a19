import type { InvoiceActor, InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { requireStatus } from './require-status.ts';

/** `number` is the next one of the provider: it is taken by the save, or somebody faster has it. */
export function send(invoice: Invoice, number: number, actor: InvoiceActor): InvoiceChange | null {
  requireStatus(invoice, 'draft', 'sent');
  return invoice.status === 'sent' ? null : { type: 'sent', number, actor };
}
