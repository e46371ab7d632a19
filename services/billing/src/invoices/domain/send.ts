import type { IssuerAsRead } from '@marquee/contracts/invoice-requests';
import type { InvoiceActor, InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { requireStatus } from './invoice-states.ts';

type Sending = {
  /** The provider's next number. The save fails if another invoice takes this number first. */
  number: number;
  actor: InvoiceActor;
  /** The payment defaults that the provider has read; undefined if the caller does not send them. */
  issuer?: IssuerAsRead | undefined;
};

/** Null when the invoice is already sent. */
export function send(invoice: Invoice, sending: Sending): InvoiceChange | null {
  requireStatus(invoice, 'send');
  return invoice.status === 'sent' ? null : { type: 'sent', ...sending };
}
