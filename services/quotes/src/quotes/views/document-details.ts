import { dateIn } from '@marquee/contracts/dates';
import { isOfferAnswer, offerAnswers, offerObstacles } from '@marquee/contracts/offer-states';
import { isolated } from '@marquee/contracts/text-direction';
import type { Detail } from '@marquee/pdf/document-definition';
import { formatDateOrEmpty } from '@marquee/pdf/format-values';
import { offerStateAt } from '../domain/sent-offer.ts';
import { isBeingRevised } from '../domain/quote.ts';
import type { Quote, ReadOffer } from '../domain/quote.ts';

type Reading = { offer: ReadOffer; at: Date };

/** The details above the lines of a quote's document. */
export function documentDetailsOf(quote: Quote, reading: Reading): Detail[] {
  const { clientName, clientEmail, eventDate, timeZone, createdAt, id } = quote;
  const { number, validUntil } = reading.offer;
  return [
    ['Quote', number === 0 ? `#${id.slice(-8)}` : `#${id.slice(-8)}, version ${number}`],
    ['Prepared for', [isolated(clientName), clientEmail].filter((part) => part !== '').join(', ')],
    ['Event date', formatDateOrEmpty(eventDate) || 'Date TBD'],
    ['Created', formatDateOrEmpty(dateIn(timeZone, createdAt))],
    ['Valid until', validUntil === null ? 'Set when sent' : formatDateOrEmpty(validUntil)],
    ['Status', statusOf(quote, reading)],
  ];
}

/** The status that a reader must know before relying on the price. */
function statusOf(quote: Quote, { offer, at }: Reading): string {
  const state = offerStateAt(quote, at);
  if (quote.acceptedAt !== null) {
    return `Accepted on ${formatDateOrEmpty(dateIn(quote.timeZone, quote.acceptedAt))}`;
  }
  if (state === 'archived') {
    return 'Withdrawn';
  }
  if (offer.sentAt === null) {
    return 'Draft, not sent yet';
  }
  if (isOfferAnswer(state)) {
    return offerAnswers[state].label;
  }
  if (isBeingRevised(quote)) {
    return 'A revision is being prepared';
  }
  return offerObstacles[state] ?? 'Waiting for acceptance';
}
