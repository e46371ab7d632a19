import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { InvoiceStanding } from '@marquee/web-kit';

/** How a client reads what their provider has sent. */
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
