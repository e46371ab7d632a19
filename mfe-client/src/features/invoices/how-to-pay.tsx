import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Notice } from '@marquee/ui';
import { providerOf } from './invoice-words.ts';

type HowToPayProps = { invoice: ClientInvoice };

/** What the client does next; nothing once nothing is to be paid. */
export function HowToPay({ invoice }: HowToPayProps) {
  if (invoice.status === 'void') {
    return <Notice>Nothing is to be paid.</Notice>;
  }
  if (invoice.status !== 'sent') {
    return null;
  }
  return (
    <Notice>
      {`Agree with ${providerOf(invoice)} how you pay: in cash, by check or by transfer. Once they have the money they write it down, and you read it here.`}
    </Notice>
  );
}
