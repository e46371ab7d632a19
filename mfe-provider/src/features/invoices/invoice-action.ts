import type { InvoiceStatus } from '@marquee/contracts/invoices';

/** The actions of a provider on an invoice. */
export type InvoiceAction = 'send' | 'record' | 'refund' | 'void';

export const allowedActions: Record<InvoiceStatus, readonly InvoiceAction[]> = {
  draft: ['send', 'void'],
  sent: ['record', 'void'],
  paid: ['refund'],
  partly_refunded: ['refund'],
  refunded: [],
  void: [],
};
