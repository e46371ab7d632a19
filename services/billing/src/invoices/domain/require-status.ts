import type { InvoiceStatus } from '@marquee/contracts/invoices';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Invoice } from './invoice.ts';

const refusals: Record<InvoiceStatus, { code: string; message: string }> = {
  draft: { code: 'invoice_is_draft', message: 'This invoice has not been sent yet' },
  sent: { code: 'invoice_not_paid', message: 'This invoice has not been paid yet' },
  paid: { code: 'invoice_already_paid', message: 'This invoice has already been paid' },
  partly_refunded: { code: 'invoice_partly_refunded', message: 'A part of this invoice has been refunded' },
  refunded: { code: 'invoice_already_refunded', message: 'This invoice has already been refunded' },
  void: { code: 'invoice_is_void', message: 'This invoice is void' },
};

/** Rejects a change that the invoice's status does not allow. */
export function requireStatus({ status, payment }: Invoice, ...allowed: InvoiceStatus[]): void {
  if (!allowed.includes(status)) {
    const { code, message } = refusals[status];
    const how = status === 'paid' && payment?.card !== undefined ? ' by card' : '';
    throw new DomainError('conflict', code, `${message}${how}`);
  }
}
