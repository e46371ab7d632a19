import { erasedEventName, pseudonymOf } from '@marquee/contracts/pseudonym';
import type { Offer } from './offer.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';

type Side = 'client' | 'provider';

/** Null when nothing of that side remains. */
export function erase(quote: Quote, side: Side): QuoteChange | null {
  return needsErasing(quote, side) ? { type: 'erased', side } : null;
}

/** Erases the provider's texts; publishes the erasure to services that store the provider's name on an accepted quote. */
function needsErasing(quote: Quote, side: Side): boolean {
  const isLeft = side === 'provider' ? quote.isProviderErased !== true : isClientToBeErased(quote);
  // A previous release does not know discarded offers and leaves them.
  return isLeft || Boolean(quote.discardedOffer);
}

type Sides = Pick<Quote, 'clientId' | 'clientName' | 'isProviderErased'>;

function isClientToBeErased({ clientId, clientName }: Sides): boolean {
  return clientId !== null && clientName !== pseudonymOf('client', clientId);
}

/** Whether client or provider has deleted their account. */
export function isOfErasedSide(quote: Sides): boolean {
  return quote.isProviderErased === true || (quote.clientId !== null && !isClientToBeErased(quote));
}

/** Whether the share URL shows the quote: it is not archived, and both accounts exist. */
export function hasPublicPage(quote: Sides & Pick<Quote, 'archivedAt'>): boolean {
  return quote.archivedAt === null && !isOfErasedSide(quote);
}

/** Keeps amounts, dates and the accepted lines; removes notes and every text that was not accepted. */
export function withoutSide(quote: Quote, side: Side): Quote {
  const isSigned = quote.acceptedAt !== null;
  const without = isSigned ? withoutNotes : withoutTexts;
  const left = {
    ...quote,
    // The client did not accept it, so it is no part of the remaining record.
    ...(quote.discardedOffer && { discardedOffer: null }),
    offer: without(quote.offer),
    sentVersions: quote.sentVersions.map((version) => without(version)),
  };
  if (side === 'client') {
    return withoutClient(left);
  }
  // The address of a quote made by hand has no account that could request its erasure later.
  const isClientUnknown = !isSigned && quote.clientId === null;
  return { ...(isClientUnknown ? withoutClient(left) : left), isProviderErased: true };
}

function withoutClient(quote: Quote): Quote {
  return {
    ...quote,
    clientName: quote.clientId === null ? '' : pseudonymOf('client', quote.clientId),
    clientEmail: '',
    clientEmailKey: '',
    eventName: erasedEventName,
    eventLocation: '',
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
