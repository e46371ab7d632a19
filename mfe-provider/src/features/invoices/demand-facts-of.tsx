import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney, TextLink } from '@marquee/ui';
import { formatDate, formatDaysAway, Instant, invoicePartOf, Link } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { clientOf } from './invoice-words.ts';

type Fact = { term: string; detail: ReactNode };

export function demandFactsOf(invoice: ProviderInvoice): Fact[] {
  const { amount, quoteTotal, quoteId, eventDate, clientName, clientEmail } = invoice;
  const part = invoicePartOf(invoice);

  return [
    {
      term: 'Client',
      detail:
        clientName && clientEmail ? (
          <>
            <bdi>{clientName}</bdi>, {clientEmail}
          </>
        ) : (
          clientOf(invoice)
        ),
    },
    ...(eventDate === '' ? [] : [{ term: 'Event on', detail: formatDate(eventDate) }]),
    { term: 'For', detail: part === 'Whole sum' ? part : `${part} of ${formatMoney(quoteTotal)} in all` },
    { term: 'Amount', detail: formatMoney(amount) },
    { term: 'Due', detail: dueOf(invoice) },
    ...whenOf(invoice),
    {
      term: 'Accepted quote',
      detail: (
        <TextLink as={Link} to={`/provider/quotes/${quoteId}`}>
          Open the quote
        </TextLink>
      ),
    },
  ];
}

function dueOf({ dueOn, isOverdue }: ProviderInvoice): string {
  return isOverdue ? `${formatDate(dueOn)}, overdue: it was due ${formatDaysAway(dueOn)}` : formatDate(dueOn);
}

function whenOf({ sendsAt, sentAt, voidedAt, voidReason }: ProviderInvoice): Fact[] {
  return [
    sendsAt === null ? [] : { term: 'Goes out by itself', detail: <Instant at={sendsAt} /> },
    sentAt === null ? [] : { term: 'Sent', detail: <Instant at={sentAt} /> },
    voidedAt === null ? [] : { term: 'Void since', detail: <Instant at={voidedAt} /> },
    voidReason === '' ? [] : { term: 'Void because', detail: voidReason },
  ].flat();
}
