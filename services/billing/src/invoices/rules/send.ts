import type { IssuerAsRead } from '@marquee/contracts/invoice-requests';
import type { InvoiceActor, InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { requireStatus } from './require-status.ts';

type Sending = {
  /** The provider's next number. The save takes it unless another invoice has taken it first. */
  number: number;
  actor: InvoiceActor;
  /** What the provider has read of their payment defaults; undefined: the caller does not say. */
  issuer?: IssuerAsRead | undefined;
};

/** Null when it was sent before. */
export function send(invoice: Invoice, sending: Sending): InvoiceChange | null {
  requireStatus(invoice, 'draft', 'sent');
  return invoice.status === 'sent' ? null : { type: 'sent', ...sending };
}
