export type EventStatus = 'inquiry' | 'proposal' | 'booked' | 'completed' | 'cancelled';

/** The addressee of an event: the provider of the run, another provider, an address without an account, or nobody. */
export type Addressee = 'ours' | 'other' | 'unknown' | null;

export type EventState = {
  name: string;
  day: number;
  addressee: Addressee;
  isSent: boolean;
  status: EventStatus;
  cancelledBy: 'client' | 'provider' | null;
  payableCents: number | null;
};

/** `lines`: totals of the lines in cents. `validUntil` null: thirty days from sending. */
export type Offer = {
  lines: readonly number[];
  discountCents: number;
  notes: string;
  validUntil: number | null;
};

export type QuoteState = {
  /** The index of its event; null for a quote created by hand. */
  ofEvent: number | null;
  name: string;
  isBound: boolean;
  /** The working copy. */
  offer: Offer;
  versions: readonly (Offer & { validUntil: number })[];
  isApproved: boolean;
  isSent: boolean;
  /** The answer that has ended the offer of the last version; null while it is open. */
  answer: string | null;
  isAccepted: boolean;
  archivedBy: 'provider' | 'system' | null;
};

/** One client, one provider and their records. */
export type Model = { today: number; isVerified: boolean; events: EventState[]; quotes: QuoteState[] };

export const emptyModel: Model = { today: 0, isVerified: false, events: [], quotes: [] };

export const draft = { isSent: false, status: 'inquiry', cancelledBy: null, payableCents: null } as const;

const emptyOffer: Offer = { lines: [], discountCents: 0, notes: '', validUntil: null };

export const newQuote = {
  offer: emptyOffer,
  versions: [],
  isApproved: false,
  isSent: false,
  answer: null,
  isAccepted: false,
  archivedBy: null,
};

/** Whether the provider of the run sees the event, because it was sent to them. */
export function isRequest(event: EventState | undefined): boolean {
  return event?.isSent === true && event.addressee === 'ours';
}

/** The quote after its event was cancelled: archived by the system, unless it was archived before. */
export function withdrawn(quote: QuoteState): QuoteState {
  return { ...quote, archivedBy: quote.archivedBy ?? 'system' };
}

/** The amount that the client pays, in cents. */
export function payableOf({ lines, discountCents }: Offer): number {
  return lines.reduce((sum, cents) => sum + cents, 0) - discountCents;
}

/** The date that the provider reads, which is the chosen date. Without a chosen date, a sent quote has the date that sending set. */
export function validUntilOf({ offer, isSent, versions }: QuoteState): number | null {
  return offer.validUntil ?? (isSent ? (versions.at(-1)?.validUntil ?? null) : null);
}
