import type { Step } from '@marquee/service-kit/store/aggregate-kind';
import type { LineItem, Offer } from './offer.ts';
import type { Quote } from './quote.ts';

export type Terms = Pick<Offer, 'discountCents' | 'notes' | 'validUntil' | 'paymentSchedule'>;

/** The result of a decision. */
export type QuoteChange =
  | { type: 'renamed'; eventName: string }
  | { type: 'line-item-added'; lineItem: LineItem }
  | { type: 'line-item-removed'; lineItem: LineItem }
  | { type: 'terms-changed'; terms: Terms }
  | { type: 'approved-for-review' }
  | { type: 'sent-to-client'; validUntil: string }
  | { type: 'accepted'; version: number }
  /** The provider copied the changes that the acceptance discarded into a new quote. */
  | { type: 'discarded-changes-copied'; copyId: string }
  | { type: 'archived' }
  /** The quote is archived, because the event was cancelled or one side's account was deleted. */
  | { type: 'withdrawn'; reason: WithdrawalReason }
  /** The provider withdrew the last sent version; the quote can be sent again. */
  | { type: 'offer-withdrawn'; version: number }
  /** The account of this side was deleted. */
  | { type: 'erased'; side: 'client' | 'provider' }
  | { type: 'linked-to-client'; clientId: string; clientName: string };

export type WithdrawalReason = 'event-cancelled' | 'account-deleted';

export type QuoteFact = { type: 'created' } | QuoteChange;

export type QuoteStep = Step<Quote, QuoteFact>;

/** Returns null when nothing has to change, as for a repeated call. */
export type Decision = (quote: Quote, at: Date) => QuoteChange | null;
