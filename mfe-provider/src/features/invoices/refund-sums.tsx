import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { FactList, formatMoney, Small } from '@marquee/ui';
import { keptAmountOf } from './invoice-words.ts';
import { keptAfter } from './refund-form.ts';

type RefundSumsProps = { invoice: ProviderInvoice; typed: string; isGivenBack: boolean };

/** The amounts paid, refundable, and remaining after the refund. */
export function RefundSums({ invoice, typed, isGivenBack }: RefundSumsProps) {
  const kept = keptAmountOf(invoice);
  const remaining = keptAfter(kept, typed);

  return (
    <>
      <Small>{howItGoesBack({ ...invoice, isGivenBack })}</Small>
      <FactList
        facts={[
          { term: 'Paid', detail: formatMoney(invoice.amount) },
          { term: 'Refunded so far', detail: formatMoney(invoice.refundedAmount) },
          { term: 'Can be refunded', detail: formatMoney(kept) },
          { term: 'Remaining', detail: remaining === null ? '–' : formatMoney(remaining) },
        ]}
      />
    </>
  );
}

function howItGoesBack({
  payment,
  isGivenBack,
}: Pick<ProviderInvoice, 'payment'> & { isGivenBack: boolean }): string {
  if (isGivenBack) {
    return 'Nothing is refunded to the card. You can’t undo this. The client gets a credit note.';
  }
  return payment?.method === 'card'
    ? 'We’ll refund the client’s card. You can’t undo this. The client gets a credit note.'
    : 'Return the money the way you received it. You can’t undo this. The client gets a credit note.';
}
