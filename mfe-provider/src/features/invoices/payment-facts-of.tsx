import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney } from '@marquee/ui';
import { formatDate, Instant } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { keptAmountOf, refundedTooMuchOf } from './invoice-words.ts';

type Payment = NonNullable<ProviderInvoice['payment']>;

export function paymentFactsOf(
  invoice: ProviderInvoice,
  { method, paidOn, note, recordedAt }: Payment,
): { term: string; detail: ReactNode }[] {
  return [
    { term: 'Paid on', detail: formatDate(paidOn) },
    { term: 'Payment', detail: method === 'card' ? 'By card' : 'Outside Marquee' },
    note === '' ? [] : { term: 'Note', detail: note },
    { term: method === 'card' ? 'Confirmed' : 'Recorded', detail: <Instant at={recordedAt} /> },
    invoice.creditNotes.length === 0
      ? []
      : [{ term: 'Refunded', detail: formatMoney(invoice.refundedAmount) }, remainderOf(invoice)],
  ].flat();
}

function remainderOf(invoice: ProviderInvoice): { term: string; detail: ReactNode } {
  const tooMuch = refundedTooMuchOf(invoice);
  return tooMuch === null
    ? { term: 'Net received', detail: formatMoney(keptAmountOf(invoice)) }
    : { term: 'Over-refunded', detail: formatMoney(tooMuch) };
}
