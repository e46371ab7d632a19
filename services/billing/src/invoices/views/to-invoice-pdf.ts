import { dateIn } from '@marquee/contracts/dates';
import { shareNames, shareOf } from '@marquee/contracts/invoice-drafts';
import { isolated } from '@marquee/contracts/text-direction';
import type { Detail, DocumentDefinition, Total } from '@marquee/pdf/document-definition';
import { formatDateOrEmpty } from '@marquee/pdf/format-values';
import { isOverdue } from '../domain/invoice.ts';
import type { Invoice } from '../domain/invoice.ts';
import type { PaidInvoice } from '../domain/other-invoices.ts';
import {
  toLineSections,
  clientFactOf,
  eventDateFactOf,
  eventNameOf,
  headOf,
  formatCents,
  subjectOf,
} from './document-parts.ts';
import type { Shown } from './shared-view.ts';

/** `paid`: the other invoices of the quote that were paid. */
type ShownOnInvoice = Shown & { paid: readonly PaidInvoice[] };

/** The invoice's document. Client and provider get the same one, so it contains nothing that only one side may read. */
export function toInvoicePdf(invoice: Invoice, { paid, ...shown }: ShownOnInvoice): DocumentDefinition {
  return {
    title: `Invoice ${numberOf(invoice)} for ${isolated(eventNameOf(shown.issued))}`,
    createdAt: invoice.sentAt ?? invoice.createdAt,
    fullVersionNote: 'The invoice’s page in Marquee shows the full texts.',
    sections: [
      ...headOf(shown.issued, { documentType: 'Invoice', title: eventNameOf(shown.issued) }),
      { kind: 'details', details: factsOf(invoice, shown) },
      ...toLineSections(shown.issued),
      {
        kind: 'table',
        columns: [
          { name: 'For', share: 3, align: 'left' },
          { name: 'Amount', share: 1, align: 'right' },
        ],
        rows: [[{ text: subjectOf(invoice, shown) }, { text: formatCents(invoice.amountCents) }]],
      },
      { kind: 'totals', totals: totalsOf(invoice, paid) },
    ],
  };
}

function numberOf({ number }: Invoice): string {
  return number === null ? 'draft' : `no. ${number}`;
}

function factsOf(invoice: Invoice, shown: Shown): Detail[] {
  const { status, sentAt, dueOn, timeZone } = invoice;
  return [
    ['Invoice', numberOf(invoice)],
    clientFactOf(shown.issued, 'Billed to'),
    ...(status === 'draft' ? [futureAddress] : []),
    eventDateFactOf(shown.issued),
    ...(sentAt === null ? [] : [['Sent on', formatDateOrEmpty(dateIn(timeZone, sentAt))] as const]),
    ['Due on', formatDateOrEmpty(dueOn)],
    ['Status', statusOf(invoice, shown)],
  ];
}

/** The provider reads the client's address only on an issued invoice. */
const futureAddress: Detail = ['Billing address', 'Added when the invoice is sent, if the client has one'];

function statusOf(invoice: Invoice, { at }: Shown): string {
  const paidOn = formatDateOrEmpty(invoice.payment?.paidOn ?? '');
  switch (invoice.status) {
    case 'draft':
      return 'Draft, not sent yet';
    case 'sent':
      return isOverdue(invoice, at) ? 'Overdue' : 'Waiting for payment';
    case 'paid':
      return `Paid on ${paidOn}`;
    case 'partly_refunded':
      return `Paid on ${paidOn}, partly refunded`;
    case 'refunded':
      return `Paid on ${paidOn}, fully refunded`;
    case 'void':
      return invoice.voidReason === '' ? 'Void' : `Void: ${isolated(invoice.voidReason)}`;
  }
}

function totalsOf(
  { status, amountCents, quoteTotalCents, sentAt }: Invoice,
  paid: readonly PaidInvoice[],
): Total[] {
  const isOwed = status === 'draft' || status === 'sent';
  return [
    { name: 'Accepted quote total', amount: formatCents(quoteTotalCents) },
    // An issued document lists only payments that were recorded before it was sent. The invoice's page shows later payments.
    ...paid
      .filter(({ payment }) => sentAt === null || payment.recordedAt <= sentAt)
      .map((other) => ({
        name: `${shareNames[shareOf(other)]} paid on ${formatDateOrEmpty(other.payment.paidOn)}`,
        amount: formatCents(other.amountCents),
      })),
    { name: 'This invoice', amount: formatCents(amountCents) },
    { name: 'To pay', amount: formatCents(isOwed ? amountCents : 0), isSum: true },
  ];
}
