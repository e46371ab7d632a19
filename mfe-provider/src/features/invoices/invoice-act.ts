import type { InvoiceStatus } from '@marquee/contracts/invoices';

/** What a provider does with an invoice. */
export type InvoiceAct = 'send' | 'record' | 'refund' | 'void';

/** Only what its status allows is offered. */
export const actsOf: Record<InvoiceStatus, readonly InvoiceAct[]> = {
  draft: ['send', 'void'],
  sent: ['record', 'void'],
  paid: ['refund'],
  partly_refunded: ['refund'],
  refunded: [],
  void: [],
};
