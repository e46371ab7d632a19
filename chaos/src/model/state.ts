import type { Addressee, EventStatus } from './acts.ts';

export type EventState = {
  name: string;
  day: number;
  addressee: Addressee;
  isSent: boolean;
  status: EventStatus;
  cancelledBy: 'client' | 'provider' | null;
  totalCents: number | null;
};

/** `lines` are the lines' totals in cents; `validUntil` null: thirty days from when it is sent. */
export type Offer = {
  lines: readonly number[];
  discountCents: number;
  notes: string;
  validUntil: number | null;
};

export type QuoteState = {
  /** The place of the event it answers; null for one made by hand. */
  ofEvent: number | null;
  name: string;
  isBound: boolean;
  /** The working copy. */
  offer: Offer;
  versions: readonly (Offer & { validUntil: number })[];
  isApproved: boolean;
  isSent: boolean;
  /** The provider took the last version back. */
  isWithdrawn: boolean;
  isAccepted: boolean;
  archivedBy: 'provider' | 'system' | null;
};

/** One client, one provider and what is between them. */
export type Model = { today: number; isVerified: boolean; events: EventState[]; quotes: QuoteState[] };

export const emptyModel: Model = { today: 0, isVerified: false, events: [], quotes: [] };

export const draft = { isSent: false, status: 'inquiry', cancelledBy: null, totalCents: null } as const;

const emptyOffer: Offer = { lines: [], discountCents: 0, notes: '', validUntil: null };

export const newQuote = {
  offer: emptyOffer,
  versions: [],
  isApproved: false,
  isSent: false,
  isWithdrawn: false,
  isAccepted: false,
  archivedBy: null,
};

/** What a provider sees: the events that were sent to them. */
export function isRequest(event: EventState | undefined): boolean {
  return event?.isSent === true && event.addressee === 'ours';
}

/** A cancelled event takes its quote with it. */
export function withdrawn(quote: QuoteState): QuoteState {
  return { ...quote, archivedBy: quote.archivedBy ?? 'system' };
}

/** What the client pays. */
export function finalOf({ lines, discountCents }: Offer): number {
  return lines.reduce((sum, cents) => sum + cents, 0) - discountCents;
}

/** What the provider reads: their own date, else while it is sent the one the send gave. */
export function validUntilOf({ offer, isSent, versions }: QuoteState): number | null {
  return offer.validUntil ?? (isSent ? (versions.at(-1)?.validUntil ?? null) : null);
}
