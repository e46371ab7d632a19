import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { InvoiceStanding } from '@marquee/web-kit';

/** The labels of an invoice's status for a client. */
export const standingWords: Record<InvoiceStanding, string> = {
  draft: 'Draft',
  sent: 'To Pay',
  overdue: 'Overdue',
  paid: 'Paid',
  partly_refunded: 'Partly Refunded',
  refunded: 'Refunded',
  void: 'Void',
};

export function providerOf({ providerName }: Pick<ClientInvoice, 'providerName'>): string {
  return providerName || 'Your provider';
}
