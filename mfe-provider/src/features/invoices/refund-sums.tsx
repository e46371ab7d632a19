import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { FactList, formatMoney, Small } from '@marquee/ui';
import { keptAmountOf } from './invoice-words.ts';
import { keptAfter } from './refund-form.ts';

type RefundSumsProps = { invoice: ProviderInvoice; typed: string; isGivenBack: boolean };

/** What was paid, what can still be given back, and what then remains. */
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
          { term: 'Remains then', detail: remaining === null ? '–' : formatMoney(remaining) },
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
    return 'Nothing goes to the card. A credit note says that you gave the money back; it cannot be taken back.';
  }
  return payment?.method === 'card'
    ? 'The money goes back to the card it came from, and a credit note says so. It cannot be taken back.'
    : 'Give the money back in the way you got it. A credit note says so; it cannot be taken back.';
}
