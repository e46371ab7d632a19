import type { ClientInvoice } from '@marquee/contracts/invoices';
import { isolated, Notice, Small } from '@marquee/ui';
import { getProviderName } from './invoice-labels.ts';
import { PayByCard } from './pay-by-card.tsx';

type HowToPayProps = { invoice: ClientInvoice };

/** Shows how the client can pay a sent invoice, or that nothing is due for a void invoice; null for any other status. */
export function HowToPay({ invoice }: HowToPayProps) {
  if (invoice.status === 'void') {
    return <Notice>Nothing is due.</Notice>;
  }
  if (invoice.status !== 'sent') {
    return null;
  }
  const cancelled = invoice.isEventCancelled && (
    <Notice>The event was cancelled after this invoice was due, so it still has to be paid.</Notice>
  );
  return invoice.cardPayment === 'possible' ? (
    <>
      {cancelled}
      <PayByCard invoice={invoice} />
      <Small>{`You can also arrange to pay ${isolated(getProviderName(invoice))} in cash, by check or by transfer.`}</Small>
    </>
  ) : (
    <>
      {cancelled}
      <Notice>{`${getNoCardReason(invoice)}${getOfflinePaymentText(invoice)}`}</Notice>
    </>
  );
}

function getNoCardReason(invoice: ClientInvoice): string {
  return invoice.cardPayment === 'provider_not_connected'
    ? `${isolated(getProviderName(invoice))} doesn’t accept cards yet. `
    : '';
}

function getOfflinePaymentText(invoice: ClientInvoice): string {
  return `Arrange payment with ${isolated(getProviderName(invoice))} in cash, by check or by transfer. Once they record it, this invoice will show as paid.`;
}
