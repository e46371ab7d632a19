import { toLegacyIssued } from '../../src/invoices/issued-documents.ts';
import { toReceiptPdf } from '../../src/invoices/views/to-receipt-pdf.ts';
import { anInvoicePaidByCard } from '../support/an-invoice.ts';
import { anAcceptedQuote } from '../support/snapshots.ts';

const at = new Date('2026-06-05T15:00:00.000Z');

function aNote(number: string) {
  return { id: `r-${number}`, number, reason: 'All', amountCents: 70_000, issuedAt: at };
}

describe('a receipt whose refunds, including those at Stripe, exceed the payment', () => {
  test('when it is drawn, then it shows by how much', () => {
    const invoice = anInvoicePaidByCard({ status: 'refunded', creditNotes: [aNote('7-1'), aNote('7-2')] });

    const { sections } = toReceiptPdf(invoice, { issued: toLegacyIssued(anAcceptedQuote()), at, unpaid: [] });

    expect(sections.flatMap((section) => (section.kind === 'totals' ? section.totals : []))).toEqual([
      { name: 'Accepted quote total', amount: '$1,000.00' },
      { name: 'Paid', amount: '$700.00' },
      { name: 'Refunded', amount: '−$1,400.00' },
      { name: 'Over-refunded', amount: '$700.00', isSum: true },
      // The last two totals are on the pages of the two credit notes.
      { name: 'Credited', amount: '$700.00', isSum: true },
      { name: 'Credited', amount: '$700.00', isSum: true },
    ]);
  });
});
