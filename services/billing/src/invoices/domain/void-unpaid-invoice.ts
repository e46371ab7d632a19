import { DomainError } from '@marquee/service-kit/domain-error';
import type { InvoiceChange } from './invoice-change.ts';
import { netPaidOf } from './invoice.ts';
import type { Invoice } from './invoice.ts';
import { requireStatus } from './invoice-states.ts';

/** Voids an unpaid invoice. Rejects a paid invoice, which the provider has to refund instead. */
export function voidUnpaidInvoice(invoice: Invoice, reason: string): InvoiceChange | null {
  if (netPaidOf(invoice) > 0) {
    const how = invoice.payment?.card === undefined ? '' : ' by card';
    const message = `This invoice has been paid${how}: refund it instead`;
    throw new DomainError('conflict', 'invoice_already_paid', message);
  }
  requireStatus(invoice, 'void');
  return invoice.status === 'void' ? null : { type: 'voided', reason };
}
