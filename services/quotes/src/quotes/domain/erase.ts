import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { withoutClientTexts } from './event-copy.ts';
import type { Offer } from './offer.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';

type Side = 'client' | 'provider';

/** Null when no personal data of that side remains. */
export function erase(quote: Quote, side: Side): QuoteChange | null {
  return needsErasing(quote, side) ? { type: 'erased', side } : null;
}

/** Whether data of that side remains: the client's personal data, or the provider's texts and the provider's name in other services. */
function needsErasing(quote: Quote, side: Side): boolean {
  const hasRemainingData = side === 'provider' ? isProviderToBeErased(quote) : isClientToBeErased(quote);
  // Checked separately, because an earlier release, which does not know the field, erases a quote but leaves its discarded offer.
  return hasRemainingData || Boolean(quote.discardedOffer);
}

/** Also true if an earlier release, which does not know the field, has erased the quote and left the provider's address. */
function isProviderToBeErased({ isProviderErased, publishedProvider }: Quote): boolean {
  return isProviderErased !== true || Boolean(publishedProvider?.email);
}

type Sides = Pick<Quote, 'clientId' | 'clientName' | 'isProviderErased'>;

function isClientToBeErased({ clientId, clientName }: Sides): boolean {
  return clientId !== null && clientName !== pseudonymOf('client', clientId);
}

/** Whether client or provider has deleted their account. */
export function isOfErasedSide(quote: Sides): boolean {
  return quote.isProviderErased === true || (quote.clientId !== null && !isClientToBeErased(quote));
}

/** Whether the share URL shows the quote. False once the quote is archived, or its client or provider has deleted their account. */
export function hasPublicPage(quote: Sides & Pick<Quote, 'archivedAt'>): boolean {
  return quote.archivedAt === null && !isOfErasedSide(quote);
}

/** The quote without the side's personal data and all notes. Keeps amounts and dates, and the lines' texts if the quote was accepted. */
export function withoutSide(quote: Quote, side: Side): Quote {
  const isAccepted = quote.acceptedAt !== null;
  const without = isAccepted ? withoutNotes : withoutTexts;
  const left = {
    ...quote,
    // The client did not accept the discarded offer, so an accepted quote loses this offer too.
    ...(quote.discardedOffer && { discardedOffer: null }),
    offer: without(quote.offer),
    sentVersions: quote.sentVersions.map((version) => without(version)),
  };
  if (side === 'client') {
    return withoutClient(left);
  }
  // A quote made by hand without a client account also loses the client's data, because no client can request that erasure later.
  const isClientUnknown = !isAccepted && quote.clientId === null;
  return { ...(isClientUnknown ? withoutClient(left) : left), isProviderErased: true };
}

function withoutClient(quote: Quote): Quote {
  return {
    ...quote,
    clientName: quote.clientId === null ? '' : pseudonymOf('client', quote.clientId),
    clientEmail: '',
    clientEmailKey: '',
    ...withoutClientTexts,
  };
}

function withoutNotes<Noted extends Offer>(offer: Noted): Noted {
  return { ...offer, notes: '' };
}

function withoutTexts<Noted extends Offer>(offer: Noted): Noted {
  const lineItems = offer.lineItems.map((line) => ({
    ...line,
    serviceName: 'Service',
    serviceDescription: '',
  }));
  return { ...withoutNotes(offer), lineItems };
}
