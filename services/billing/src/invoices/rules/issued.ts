import type { Agreement } from '@marquee/contracts/messages/quote-messages';
import type { Invoice } from './invoice.ts';

/** A side of a document; a text is empty where it was not known. */
export type Party = { name: string; email: string; address: string };

export type Parties = { issuer: Party & { taxNumber: string }; billedTo: Party };

/** Line items and discount of the quote that was accepted. */
export type Agreed = Pick<Agreement, 'lines' | 'discountCents'>;

/** What an invoice said when it was sent, and says for good. */
export type Issued = Parties & {
  /** 1: all that follows is kept. An invoice that an earlier release sent has none until the backfill. */
  shape: 1;
  eventName: string;
  eventDate: string;
  /** An accepted quote keeps its lines, so that they can be added later: an earlier release knew none. */
  agreed?: Agreed;
};

export function subtotalOf({ lines }: Pick<Agreed, 'lines'>): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** The same with the lines of its quote; unchanged where it has them. */
export function withAgreed(invoice: Invoice, agreed: Agreed): Invoice {
  const { issued } = invoice;
  return issued === undefined || issued.agreed !== undefined
    ? invoice
    : { ...invoice, issued: { ...issued, agreed } };
}
