import { subtotalOf } from '@marquee/contracts/priced-lines';
import { withoutSide } from './erase.ts';
import { differencesOf } from './differences-of.ts';
import { payableOf, scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';
import { withDerived } from './quote.ts';
import type { Quote, QuoteActor } from './quote.ts';
import type { QuoteChange, QuoteFact } from './quote-change.ts';

export function evolve(quote: Quote, change: QuoteChange, at: Date): Quote {
  return withDerived({ ...changed(quote, change, at), lastChangedAt: at, lastChangedBy: actorOf(change) });
}

const bySystem: readonly QuoteFact['type'][] = ['withdrawn', 'linked-to-client', 'erased'];

export function actorOf({ type }: QuoteFact): QuoteActor {
  if (type === 'accepted') {
    return 'client';
  }
  return bySystem.includes(type) ? 'system' : 'provider';
}

function changed(quote: Quote, change: QuoteChange, at: Date): Quote {
  switch (change.type) {
    case 'renamed':
      return { ...quote, eventName: change.eventName };
    case 'line-item-added':
      return withLines(quote, [...quote.offer.lineItems, change.lineItem]);
    case 'line-item-removed':
      return withLines(
        quote,
        quote.offer.lineItems.filter(({ id }) => id !== change.lineItem.id),
      );
    case 'terms-changed':
      return withOffer(quote, { ...quote.offer, ...change.terms });
    case 'approved-for-review':
      return { ...quote, approvedForReviewAt: at };
    case 'sent-to-client':
      return sent(quote, change.validUntil, at);
    case 'accepted':
      return {
        ...withAcceptedOffer(quote),
        acceptedAt: at,
        acceptedVersion: change.version,
        isItemized: true,
      };
    case 'discarded-changes-copied':
      return { ...quote, discardedCopyId: change.copyId };
    case 'archived':
      return { ...quote, archivedAt: at, archivedBy: 'provider' };
    case 'withdrawn':
      return { ...quote, archivedAt: at, archivedBy: 'system' };
    case 'offer-withdrawn':
      return { ...quote, sentAt: null, approvedForReviewAt: null, openVersion: null };
    case 'erased':
      return withoutSide(quote, change.side);
    case 'linked-to-client':
      return { ...quote, clientId: change.clientId, clientName: quote.clientName || change.clientName };
  }
}

function withLines(quote: Quote, lineItems: Offer['lineItems']): Quote {
  return { ...withOffer(quote, { ...quote.offer, lineItems }), approvedForReviewAt: null };
}

/** A change after sending makes a working copy, which has to be approved and sent again; the last sent version stays open. */
function withOffer(quote: Quote, offer: Offer): Quote {
  return quote.sentAt === null
    ? { ...quote, offer }
    : { ...quote, offer, sentAt: null, approvedForReviewAt: null, openVersion: quote.sentVersions.length };
}

function sent(quote: Quote, validUntil: string, at: Date): Quote {
  const { offer, sentVersions } = quote;
  const frozen = {
    ...offer,
    validUntil,
    paymentSchedule: scheduleOf(offer),
    number: sentVersions.length + 1,
    sentAt: at,
    subtotalCents: subtotalOf(offer.lineItems),
    payableCents: payableOf(offer),
  };
  return { ...quote, sentAt: at, sentVersions: [...sentVersions, frozen] };
}

/** The accepted version replaces the working copy, which is stored separately if it differs. */
function withAcceptedOffer(quote: Quote): Quote {
  const { offer, sentAt, sentVersions } = quote;
  const accepted = sentAt === null ? sentVersions.at(-1) : undefined;
  if (accepted === undefined) {
    return quote;
  }
  const { lineItems, discountCents, notes, validUntil } = accepted;
  return {
    ...quote,
    offer: { lineItems, discountCents, notes, validUntil, paymentSchedule: scheduleOf(accepted) },
    ...(differencesOf(accepted, offer).length > 0 && { discardedOffer: offer }),
    approvedForReviewAt: accepted.sentAt,
    sentAt: accepted.sentAt,
  };
}
