import { toEmailKey } from '@marquee/contracts/text';
import { emptyOffer } from './offer.ts';
import { withDerived } from './quote.ts';
import type { Quote } from './quote.ts';

export type QuoteStart = Pick<
  Quote,
  | 'id'
  | 'providerId'
  | 'clientId'
  | 'clientEmail'
  | 'clientName'
  | 'eventId'
  | 'requestNumber'
  | 'eventName'
  | 'eventDate'
  | 'eventLocation'
  | 'timeZone'
>;

/** Not stored yet: its version is 0. */
export function startQuote(start: QuoteStart, at: Date): Quote {
  return withDerived({
    ...start,
    version: 0,
    requestKey: start.eventId === null ? start.id : `${start.eventId}/${start.requestNumber}`,
    clientEmailKey: toEmailKey(start.clientEmail),
    offer: emptyOffer,
    sentVersions: [],
    approvedForReviewAt: null,
    sentAt: null,
    acceptedAt: null,
    acceptedVersion: null,
    archivedAt: null,
    archivedBy: null,
    createdAt: at,
    lastChangedAt: at,
    lastChangedBy: 'provider',
  });
}
