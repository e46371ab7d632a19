import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney, TextLink } from '@marquee/ui';
import { formatDate, formatOverdue, Instant, getInvoicePurpose, Link } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { getClientLabel } from './invoice-labels.ts';
import { getOtherPaymentLabel } from './get-other-payment-label.ts';

type Fact = { term: string; detail: ReactNode };

export function getInvoiceFacts(invoice: ProviderInvoice): Fact[] {
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
          getClientLabel(invoice)
        ),
    },
    ...(eventDate === '' ? [] : [{ term: 'Event date', detail: formatDate(eventDate) }]),
    { term: 'For', detail: getInvoicePurpose(invoice) },
    { term: 'Amount', detail: formatMoney(amount) },
    { term: 'Due', detail: getDueText(invoice) },
    ...(invoice.otherPayments ?? []).map((paid) => ({
      term: 'Already paid',
      detail: getOtherPaymentLabel(paid),
    })),
    ...getHistoryFacts(invoice),
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

function getDueText({ dueOn, isOverdue }: ProviderInvoice): string {
  return isOverdue ? `${formatDate(dueOn)}, ${formatOverdue(dueOn)}` : formatDate(dueOn);
}

function getHistoryFacts({ sendsAt, sentAt, voidedAt, voidReason }: ProviderInvoice): Fact[] {
  return [
    sendsAt === null ? [] : { term: 'Sends automatically', detail: <Instant at={sendsAt} /> },
    sentAt === null ? [] : { term: 'Sent', detail: <Instant at={sentAt} /> },
    voidedAt === null ? [] : { term: 'Voided', detail: <Instant at={voidedAt} /> },
    voidReason === '' ? [] : { term: 'Reason', detail: voidReason },
  ].flat();
}
