import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney, TextLink } from '@marquee/ui';
import { formatDate, formatOverdue, Instant, invoicePurposeOf, Link } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { clientOf } from './invoice-words.ts';
import { otherPaymentWords } from './other-payment-words.ts';

type Fact = { term: string; detail: ReactNode };

export function demandFactsOf(invoice: ProviderInvoice): Fact[] {
  const { amount, quoteId, eventDate, clientName, clientEmail } = invoice;

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
    ...(eventDate === '' ? [] : [{ term: 'Event date', detail: formatDate(eventDate) }]),
    { term: 'For', detail: invoicePurposeOf(invoice) },
    { term: 'Amount', detail: formatMoney(amount) },
    { term: 'Due', detail: dueOf(invoice) },
    ...(invoice.otherPayments ?? []).map((paid) => ({
      term: 'Already paid',
      detail: otherPaymentWords(paid),
    })),
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
  return isOverdue ? `${formatDate(dueOn)}, ${formatOverdue(dueOn)}` : formatDate(dueOn);
}

function whenOf({ sendsAt, sentAt, voidedAt, voidReason }: ProviderInvoice): Fact[] {
  return [
    sendsAt === null ? [] : { term: 'Sends automatically', detail: <Instant at={sendsAt} /> },
    sentAt === null ? [] : { term: 'Sent', detail: <Instant at={sentAt} /> },
    voidedAt === null ? [] : { term: 'Voided', detail: <Instant at={voidedAt} /> },
    voidReason === '' ? [] : { term: 'Reason', detail: voidReason },
  ].flat();
}
