import type { InvoiceStatus } from '@marquee/contracts/invoices';

/** The actions of a provider on an invoice. */
export type InvoiceAct = 'send' | 'record' | 'refund' | 'void';

/** The actions that each status allows. */
export const actsOf: Record<InvoiceStatus, readonly InvoiceAct[]> = {
  draft: ['send', 'void'],
  sent: ['record', 'void'],
  paid: ['refund'],
  partly_refunded: ['refund'],
  refunded: [],
  void: [],
};
