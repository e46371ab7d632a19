import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatDate, formatOverdue, Instant, getInvoicePurpose } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { getProviderName } from './invoice-labels.ts';
import { getOtherPaymentLabel } from './get-other-payment-label.ts';
import { getUpcomingPaymentLabel } from './get-upcoming-payment-label.ts';

type Fact = { term: string; detail: ReactNode };

export function getInvoiceFacts(invoice: ClientInvoice): Fact[] {
  const { eventDate } = invoice;

  return [
    { term: 'Provider', detail: getProviderName(invoice) },
    ...(eventDate === '' ? [] : [{ term: 'Event date', detail: formatDate(eventDate) }]),
    { term: 'For', detail: getInvoicePurpose(invoice) },
    { term: 'Due', detail: getDueText(invoice) },
    ...(invoice.otherPayments ?? []).map((paid) => ({
      term: 'Already paid',
      detail: getOtherPaymentLabel(paid),
    })),
    ...invoice.toCome.map((part) => ({ term: 'Next', detail: getUpcomingPaymentLabel(part) })),
    ...getHistoryFacts(invoice),
  ];
}

function getDueText({ dueOn, isOverdue }: ClientInvoice): string {
  return isOverdue ? `${formatDate(dueOn)}, ${formatOverdue(dueOn)}` : formatDate(dueOn);
}

function getHistoryFacts({ sentAt, payment, voidedAt, voidReason }: ClientInvoice): Fact[] {
  return [
    sentAt === null ? [] : { term: 'Sent', detail: <Instant at={sentAt} /> },
    payment === null
      ? []
      : [
          { term: 'Paid on', detail: formatDate(payment.paidOn) },
          { term: 'Payment', detail: payment.method === 'card' ? 'By card' : 'Outside Marquee' },
        ],
    voidedAt === null ? [] : { term: 'Voided', detail: <Instant at={voidedAt} /> },
    voidReason === '' ? [] : { term: 'Reason', detail: voidReason },
  ].flat();
}
