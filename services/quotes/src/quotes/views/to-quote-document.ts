import { subtotalRows, toLineRow } from '@marquee/contracts/priced-lines';
import { isolated } from '@marquee/contracts/text-direction';
import type { Column, DocumentDefinition, Section } from '@marquee/pdf/document-definition';
import { pricedLinesTable, toTotals } from '@marquee/pdf/priced-lines';
import { formatDateOrEmpty, formatDollars } from '@marquee/pdf/format-values';
import type { Provider } from '../../projections/provider-repository.ts';
import { displayNameOf } from '../../projections/provider-repository.ts';
import type { Quote, ReadOffer } from '../domain/quote.ts';
import { documentDetailsOf } from './document-details.ts';
import { instalmentsOf } from './to-instalments.ts';
import { toPricedOffer } from './to-priced-offer.ts';

/** `offer` is what the reader sees of the quote, `at` the time of reading. */
export type QuoteReading = { offer: ReadOffer; provider: Provider | null; at: Date };

/** The document of the quote, with the same content and figures as its page. */
export function toQuoteDocument(quote: Quote, reading: QuoteReading): DocumentDefinition {
  const { offer, provider } = reading;
  const priced = toPricedOffer(offer);
  const total = { name: 'Total', amount: formatDollars(priced.finalAmount), isSum: true } as const;
  return {
    title: `Quote for ${isolated(quote.eventName)}`,
    createdAt: quote.lastChangedAt,
    fullVersionNote: 'The quote’s page in Marquee shows the full texts.',
    sections: [
      {
        kind: 'letterhead',
        issuer: displayNameOf(provider),
        lines: linesOf(provider),
        documentType: 'Quote',
      },
      { kind: 'title', text: quote.eventName },
      { kind: 'details', details: documentDetailsOf(quote, reading) },
      pricedLinesTable(priced.lineItems.map(toLineRow)),
      { kind: 'totals', totals: [...toTotals(subtotalRows(priced)), total] },
      ...paymentOf(quote, reading),
      ...(offer.notes === '' ? [] : [{ kind: 'text', heading: 'Notes', text: offer.notes } as const]),
    ],
  };
}

function linesOf(provider: Provider | null): string[] {
  const { email = '', phone = '', address = '' } = provider ?? {};
  return [email, phone, address].filter((line) => line !== '');
}

function paymentOf(quote: Quote, reading: QuoteReading): Section[] {
  const instalments = instalmentsOf(quote, reading);
  const rows = instalments.map(({ part, amount, dueOn }) => [
    { text: instalments.length === 1 ? 'Full payment' : parts[part] },
    { text: dueOn === null ? 'On acceptance' : formatDateOrEmpty(dueOn) },
    { text: formatDollars(amount) },
  ]);
  return rows.length === 0 ? [] : [{ kind: 'table', columns: paymentColumns, rows }];
}

const parts = { deposit: 'Deposit', balance: 'Balance' } as const;
const paymentColumns: readonly Column[] = [
  { name: 'Payment', share: 2, align: 'left' },
  { name: 'Due', share: 2, align: 'left' },
  { name: 'Amount', share: 1, align: 'right' },
];
