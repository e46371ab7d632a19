import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { FactList, formatMoney, Small } from '@marquee/ui';
import { getRefundableAmount } from './invoice-labels.ts';
import { getRemainingAmount } from './refund-form.ts';

type RefundSumsProps = { invoice: ProviderInvoice; typed: string; isRefundedOffline: boolean };

/** Shows the amount paid, the amount refunded so far, the refundable amount, and the amount that remains after the refund. */
export function RefundSums({ invoice, typed, isRefundedOffline }: RefundSumsProps) {
  const refundable = getRefundableAmount(invoice);
  const remaining = getRemainingAmount(refundable, typed);

  return (
    <>
      <Small>{getRefundMethodText({ ...invoice, isRefundedOffline })}</Small>
      <FactList
        facts={[
          { term: 'Paid', detail: formatMoney(invoice.amount) },
          { term: 'Refunded so far', detail: formatMoney(invoice.refundedAmount) },
          { term: 'Can be refunded', detail: formatMoney(refundable) },
          { term: 'Remaining', detail: remaining === null ? '–' : formatMoney(remaining) },
        ]}
      />
    </>
  );
}

function getRefundMethodText({
  payment,
  isRefundedOffline,
}: Pick<ProviderInvoice, 'payment'> & { isRefundedOffline: boolean }): string {
  if (isRefundedOffline) {
    return 'Nothing is refunded to the card. You can’t undo this. The client gets a credit note.';
  }
  return payment?.method === 'card'
    ? 'We’ll refund the client’s card. You can’t undo this. The client gets a credit note.'
    : 'Return the money the way you received it. You can’t undo this. The client gets a credit note.';
}
