import { dateIn } from '@marquee/contracts/dates';
import { isolated } from '@marquee/contracts/text-direction';
import type { Cells, Column, DocumentDefinition, Total } from '@marquee/pdf/document-definition';
import { formatDateOrEmpty } from '@marquee/pdf/format-values';
import { netPaidOf, refundedOf, overRefundedOf } from '../domain/invoice.ts';
import type { CreditNote, Invoice } from '../domain/invoice.ts';
import type { Parties } from '../domain/issued.ts';
import { toCreditNoteSections } from './to-credit-note-sections.ts';
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

/** `unpaid`: the other invoices of the quote that are not paid, including drafts. */
type ShownOnReceipt = Shown & { unpaid: readonly Invoice[] };

/** The receipt of a paid invoice, with the payment and all credit notes. Each credit note also has a separate page. */
export function toReceiptPdf(invoice: Invoice, { unpaid, ...shown }: ShownOnReceipt): DocumentDefinition {
  const { number, payment, paidAt, createdAt, creditNotes, receiptParties = shown.issued } = invoice;
  const paidOn = formatDateOrEmpty(payment?.paidOn ?? '');
  return {
    title: `Receipt for invoice no. ${String(number)}, ${isolated(eventNameOf(shown.issued))}`,
    createdAt: creditNotes.at(-1)?.issuedAt ?? paidAt ?? createdAt,
    fullVersionNote: 'The invoice’s page in Marquee shows the full texts.',
    sections: [
      ...headOf(receiptParties, { documentType: 'Receipt', title: eventNameOf(shown.issued) }),
      {
        kind: 'details',
        details: [
          ['Invoice', `no. ${String(number)}`],
          clientFactOf(receiptParties, 'Received from'),
          eventDateFactOf(shown.issued),
          ['Paid on', paidOn],
          ['Payment', methodOf(invoice, receiptParties)],
        ],
      },
      ...toLineSections(shown.issued),
      {
        kind: 'table',
        columns,
        rows: [
          [{ text: subjectOf(invoice, shown) }, { text: paidOn }, { text: formatCents(invoice.amountCents) }],
          ...creditNotes.map((creditNote) => toCells(creditNote, invoice)),
        ],
      },
      { kind: 'totals', totals: [...agreedOf(invoice, unpaid), ...totalsOf(invoice)] },
      ...creditNotes.flatMap((creditNote) => toCreditNoteSections(creditNote, invoice, shown)),
    ],
  };
}

const columns: readonly Column[] = [
  { name: 'For', share: 5, align: 'left' },
  { name: 'On', share: 3, align: 'left' },
  { name: 'Amount', share: 2, align: 'right' },
];

function toCells({ number, reason, issuedAt, amountCents }: CreditNote, { timeZone }: Invoice): Cells {
  return [
    { text: `Credit note ${number}`, note: reason },
    { text: formatDateOrEmpty(dateIn(timeZone, issuedAt)) },
    { text: formatCents(-amountCents) },
  ];
}

/** Omits the provider's own note on the payment. */
function methodOf({ payment }: Invoice, { issuer }: Parties): string {
  return payment?.card === undefined
    ? `Paid outside Marquee, recorded by ${isolated(issuer.name || 'the provider')}`
    : 'Paid by card';
}

function agreedOf({ quoteTotalCents }: Invoice, unpaid: readonly Invoice[]): Total[] {
  return [
    { name: 'Accepted quote total', amount: formatCents(quoteTotalCents) },
    ...unpaid.map(({ amountCents, dueOn }) => ({
      name: `Still to pay, due ${formatDateOrEmpty(dueOn)}`,
      amount: formatCents(amountCents),
    })),
  ];
}

function totalsOf(invoice: Invoice): Total[] {
  return invoice.creditNotes.length === 0
    ? [{ name: 'Paid', amount: formatCents(invoice.amountCents), isSum: true }]
    : [
        { name: 'Paid', amount: formatCents(invoice.amountCents) },
        { name: 'Refunded', amount: formatCents(-refundedOf(invoice)) },
        { ...remainderOf(invoice), isSum: true },
      ];
}

function remainderOf(invoice: Invoice): Total {
  const overRefunded = overRefundedOf(invoice);
  return overRefunded > 0
    ? { name: 'Over-refunded', amount: formatCents(overRefunded) }
    : { name: 'Net paid', amount: formatCents(netPaidOf(invoice)) };
}
