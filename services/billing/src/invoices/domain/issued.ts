import type { Agreement } from '@marquee/contracts/messages/quote-messages';

/** One side of a document. Unknown texts are empty. */
export type Party = { name: string; email: string; address: string };

export type Parties = { issuer: Party & { taxNumber: string }; billedTo: Party };

/** Line items and discount of the accepted quote. */
export type Agreed = Pick<Agreement, 'lines' | 'discountCents'>;

/** What an invoice shows after sending. This content never changes, except that missing lines are added once. */
export type Issued = Parties & {
  /** Marks that these fields are stored. An invoice that an earlier release sent has no `issued` until the backfill. */
  shape: 1;
  eventName: string;
  eventDate: string;
  /** Absent if the quote was accepted under an earlier release and its lines have not arrived yet. */
  agreed?: Agreed;
};

/** The invoice with the lines of its quote; unchanged when it has lines or was not issued. */
export function withAgreed<Of extends { issued?: Issued }>(invoice: Of, agreed: Agreed): Of {
  const { issued } = invoice;
  return issued === undefined || issued.agreed !== undefined
    ? invoice
    : { ...invoice, issued: { ...issued, agreed } };
}
