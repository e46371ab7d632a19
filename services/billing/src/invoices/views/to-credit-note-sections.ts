import { dateIn } from '@marquee/contracts/dates';
import type { Section } from '@marquee/pdf/document-definition';
import { formatDateOrEmpty } from '@marquee/pdf/format-values';
import type { CreditNote, Invoice } from '../domain/invoice.ts';
import { clientFactOf, eventDateFactOf, formatCents, headOf, subjectOf } from './document-parts.ts';
import type { Shown } from './shared-view.ts';

/**
 * The sections of one credit note, as a page after the receipt or as a separate document. A credit note of an earlier release has the
 * parties of the receipt.
 */
export function toCreditNoteSections(creditNote: CreditNote, invoice: Invoice, shown: Shown): Section[] {
  const { number, issuedAt, amountCents, reason } = creditNote;
  const { receiptParties = shown.issued, timeZone } = invoice;
  const { parties = receiptParties } = creditNote;
  return [
    ...headOf(parties, { documentType: 'Credit note', title: `Credit note ${number}` }),
    {
      kind: 'details',
      details: [
        ['For invoice', `no. ${String(invoice.number)}`],
        clientFactOf(parties, 'Credited to'),
        eventDateFactOf(shown.issued),
        ['Issued on', formatDateOrEmpty(dateIn(timeZone, issuedAt))],
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'For', share: 3, align: 'left' },
        { name: 'Amount', share: 1, align: 'right' },
      ],
      rows: [[{ text: subjectOf(invoice, shown), note: reason }, { text: formatCents(amountCents) }]],
    },
    { kind: 'totals', totals: [{ name: 'Credited', amount: formatCents(amountCents), isSum: true }] },
  ];
}
