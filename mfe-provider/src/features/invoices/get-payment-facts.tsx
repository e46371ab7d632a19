import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney } from '@marquee/ui';
import { formatDate, Instant } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { getRefundableAmount, getOverRefundedAmount } from './invoice-labels.ts';

type Payment = NonNullable<ProviderInvoice['payment']>;

export function getPaymentFacts(
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
      : [{ term: 'Refunded', detail: formatMoney(invoice.refundedAmount) }, getRemainderFact(invoice)],
  ].flat();
}

function getRemainderFact(invoice: ProviderInvoice): { term: string; detail: ReactNode } {
  const overRefunded = getOverRefundedAmount(invoice);
  return overRefunded === null
    ? { term: 'Net received', detail: formatMoney(getRefundableAmount(invoice)) }
    : { term: 'Over-refunded', detail: formatMoney(overRefunded) };
}
