import { erasedEventName, pseudonymOf } from '@marquee/contracts/pseudonym';
import type { Offer } from './offer.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';

type Side = 'client' | 'provider';

/** Null when nothing of that side is left in it. */
export function erase(quote: Quote, side: Side): QuoteChange | null {
  return needsErasing(quote, side) ? { type: 'erased', side } : null;
}

/**
 * Of its provider a quote holds only the id: whoever keeps an accepted one by name has to be told. But the client of one made by hand
 * has nobody else left who could ask for it.
 */
function needsErasing(quote: Quote, side: Side): boolean {
  const { acceptedAt, isProviderErased = false, clientId, clientName, clientEmail } = quote;
  if (side === 'provider') {
    return acceptedAt === null ? clientId === null && clientName + clientEmail !== '' : !isProviderErased;
  }
  return clientId !== null && clientName !== pseudonymOf('client', clientId);
}

/** Lines, amounts and dates stay. What was accepted keeps its terms and its place: it was signed. */
export function withoutSide(quote: Quote, side: Side): Quote {
  const isSigned = quote.acceptedAt !== null;
  if (isSigned && side === 'provider') {
    return { ...quote, isProviderErased: true };
  }
  return {
    ...quote,
    clientName: side === 'client' && quote.clientId !== null ? pseudonymOf('client', quote.clientId) : '',
    clientEmail: '',
    clientEmailKey: '',
    eventName: erasedEventName,
    eventLocation: isSigned ? quote.eventLocation : '',
    offer: isSigned ? quote.offer : withoutNotes(quote.offer),
    sentVersions: isSigned ? quote.sentVersions : quote.sentVersions.map(withoutNotes),
  };
}

function withoutNotes<Noted extends Offer>(offer: Noted): Noted {
  return { ...offer, notes: '' };
}
