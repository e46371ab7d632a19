import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { InvoiceDisplayStatus } from '@marquee/web-kit';

/** The labels of an invoice's status for a client. */
export const invoiceStatusLabels: Record<InvoiceDisplayStatus, string> = {
  draft: 'Draft',
  sent: 'To Pay',
  overdue: 'Overdue',
  paid: 'Paid',
  partly_refunded: 'Partly Refunded',
  refunded: 'Refunded',
  void: 'Void',
};

export function getProviderName({ providerName }: Pick<ClientInvoice, 'providerName'>): string {
  return providerName || 'Your provider';
}
