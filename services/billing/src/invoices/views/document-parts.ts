import { shareNames, shareOf } from '@marquee/contracts/invoice-drafts';
import { toAmount } from '@marquee/contracts/money';
import { subtotalRows, toLineRow } from '@marquee/contracts/priced-lines';
import { isolated } from '@marquee/contracts/text-direction';
import type { Detail, Section } from '@marquee/pdf/document-definition';
import { pricedLinesTable, toTotals } from '@marquee/pdf/priced-lines';
import { formatDateOrEmpty, formatDollars } from '@marquee/pdf/format-values';
import type { Invoice } from '../domain/invoice.ts';
import type { Issued, Parties } from '../domain/issued.ts';
import type { Shown } from './shared-view.ts';
import { toAgreed } from './to-invoice-document.ts';

type Head = { documentType: 'Invoice' | 'Receipt' | 'Credit note'; title: string };

/** The start of a page: a letterhead with the issuer and the kind of document, and the title. */
export function headOf({ issuer }: Parties, { documentType, title }: Head): Section[] {
  const { name, email, address, taxNumber } = issuer;
  const lines = [email, address, taxNumber && `Tax number ${taxNumber}`].filter((line) => line !== '');
  return [
    { kind: 'letterhead', issuer: name, lines, documentType },
    { kind: 'title', text: title },
  ];
}

/** The event's name; 'Event' if the name is unknown. */
export function eventNameOf({ eventName }: Pick<Issued, 'eventName'>): string {
  return eventName === '' ? 'Event' : eventName;
}

/** The client's name and email in one line, followed by the lines of the address. */
export function clientFactOf({ billedTo }: Parties, name: string): Detail {
  const whom = [billedTo.name, billedTo.email]
    .filter((part) => part !== '')
    .map(isolated)
    .join(', ');
  return [name, [whom, billedTo.address].filter((part) => part !== '').join('\n')];
}

export function eventDateFactOf({ eventDate }: Pick<Issued, 'eventDate'>): Detail {
  return ['Event date', formatDateOrEmpty(eventDate) || 'Date TBD'];
}

/** The lines of the accepted quote and its discount; empty when the lines are unknown. */
export function toLineSections({ agreed }: Issued): Section[] {
  if (agreed === undefined) {
    return [];
  }
  const { lines, subtotal, discount } = toAgreed(agreed);
  const table = pricedLinesTable(lines.map(toLineRow));
  const rows = subtotalRows({ totalAmount: subtotal, discountAmount: discount });
  return rows.length === 0 ? [table] : [table, { kind: 'totals', totals: toTotals(rows) }];
}

/** `Deposit for Okafor Wedding` */
export function subjectOf(invoice: Invoice, shown: Shown): string {
  return `${shareNames[shareOf(invoice)]} for ${isolated(eventNameOf(shown.issued))}`;
}

export function formatCents(cents: number): string {
  return formatDollars(toAmount(cents));
}
