import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatDate, formatOverdue, Instant, invoicePurposeOf } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { providerOf } from './invoice-words.ts';
import { otherPaymentWords } from './other-payment-words.ts';
import { toComeWords } from './to-come-words.ts';

type Fact = { term: string; detail: ReactNode };

export function invoiceFactsOf(invoice: ClientInvoice): Fact[] {
  const { eventDate } = invoice;

  return [
    { term: 'Provider', detail: providerOf(invoice) },
    ...(eventDate === '' ? [] : [{ term: 'Event date', detail: formatDate(eventDate) }]),
    { term: 'For', detail: invoicePurposeOf(invoice) },
    { term: 'Due', detail: dueOf(invoice) },
    ...(invoice.otherPayments ?? []).map((paid) => ({
      term: 'Already paid',
      detail: otherPaymentWords(paid),
    })),
    ...invoice.toCome.map((part) => ({ term: 'Next', detail: toComeWords(part) })),
    ...whatHappened(invoice),
  ];
}

function dueOf({ dueOn, isOverdue }: ClientInvoice): string {
  return isOverdue ? `${formatDate(dueOn)}, ${formatOverdue(dueOn)}` : formatDate(dueOn);
}

function whatHappened({ sentAt, payment, voidedAt, voidReason }: ClientInvoice): Fact[] {
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
