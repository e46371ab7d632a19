import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney } from '@marquee/ui';
import { formatDate, formatDaysAway, Instant, invoicePartOf } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { providerOf } from './invoice-words.ts';
import { toComeWords } from './to-come-words.ts';

type Fact = { term: string; detail: ReactNode };

export function invoiceFactsOf(invoice: ClientInvoice): Fact[] {
  const { quoteTotal, eventDate } = invoice;
  const part = invoicePartOf(invoice);

  return [
    { term: 'Provider', detail: providerOf(invoice) },
    ...(eventDate === '' ? [] : [{ term: 'Event on', detail: formatDate(eventDate) }]),
    { term: 'For', detail: part === 'Whole sum' ? part : `${part} of ${formatMoney(quoteTotal)} in all` },
    { term: 'Due', detail: dueOf(invoice) },
    ...invoice.toCome.map((part) => ({ term: 'Then', detail: toComeWords(part) })),
    ...whatHappened(invoice),
  ];
}

function dueOf({ dueOn, isOverdue }: ClientInvoice): string {
  return isOverdue ? `${formatDate(dueOn)}, overdue: it was due ${formatDaysAway(dueOn)}` : formatDate(dueOn);
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
    voidedAt === null ? [] : { term: 'Void since', detail: <Instant at={voidedAt} /> },
    voidReason === '' ? [] : { term: 'Void because', detail: voidReason },
  ].flat();
}
