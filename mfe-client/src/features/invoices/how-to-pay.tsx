import type { ClientInvoice } from '@marquee/contracts/invoices';
import { isolated, Notice, Small } from '@marquee/ui';
import { providerOf } from './invoice-words.ts';
import { PayByCard } from './pay-by-card.tsx';

type HowToPayProps = { invoice: ClientInvoice };

/** What the client does next; nothing once nothing is to be paid. */
export function HowToPay({ invoice }: HowToPayProps) {
  if (invoice.status === 'void') {
    return <Notice>Nothing is to be paid.</Notice>;
  }
  if (invoice.status !== 'sent') {
    return null;
  }
  const cancelled = invoice.isEventCancelled && (
    <Notice>The event was cancelled. This invoice was due before that, so it is still to be paid.</Notice>
  );
  return invoice.cardPayment === 'possible' ? (
    <>
      {cancelled}
      <PayByCard invoice={invoice} />
      <Small>{`You can also agree with ${isolated(providerOf(invoice))} to pay in cash, by check or by transfer.`}</Small>
    </>
  ) : (
    <>
      {cancelled}
      <Notice>{`${whyNoCard(invoice)}${agreement(invoice)}`}</Notice>
    </>
  );
}

function whyNoCard(invoice: ClientInvoice): string {
  return invoice.cardPayment === 'provider_not_connected'
    ? `${isolated(providerOf(invoice))} cannot take cards here yet. `
    : '';
}

function agreement(invoice: ClientInvoice): string {
  return `Agree with ${isolated(providerOf(invoice))} how you pay: in cash, by check or by transfer. Once they have the money they write it down, and you read it here.`;
}
