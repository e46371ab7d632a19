import type { Finding } from '../finding.ts';
import type { FoundEvent } from '../found.ts';
import { illegalTransitions } from './illegal-transitions.ts';
import type { Transitions } from './illegal-transitions.ts';

/** Written by hand from the specification and decisions.md ("Allowed status changes"); messages may arrive in any order. */
export const eventTransitions: Transitions<string> = {
  '': { created: 'inquiry' },
  inquiry: {
    // The quote's creation has not reached the event yet.
    'quote-archived': 'inquiry',
    edited: 'inquiry',
    sent: 'inquiry',
    proposed: 'proposal',
    booked: 'booked',
    cancelled: 'cancelled',
    freed: 'inquiry',
  },
  proposal: {
    'quoted-again': 'proposal',
    'quote-archived': 'proposal',
    booked: 'booked',
    cancelled: 'cancelled',
  },
  booked: {
    'quoted-again': 'booked',
    'quote-archived': 'booked',
    completed: 'completed',
    cancelled: 'cancelled',
    erased: 'booked',
  },
  completed: { 'quoted-again': 'completed', 'quote-archived': 'completed', erased: 'completed' },
  cancelled: { 'cancelled-again': 'cancelled', 'quote-archived': 'cancelled', erased: 'cancelled' },
};

const onlyOnce = ['created', 'sent', 'proposed', 'booked', 'completed', 'cancelled'];

export function checkEventHistory(event: FoundEvent): Finding[] {
  const types = event.history.map(({ type }) => type);
  const steps = event.history.map(({ type, status }) => ({ step: type, status }));
  const twice = onlyOnce.filter((type) => types.indexOf(type) !== types.lastIndexOf(type));
  const sentAt = types.indexOf('sent');
  const illegal = [
    ...illegalTransitions(eventTransitions, steps),
    ...(event.history.at(-1)?.status === event.status
      ? []
      : [`the last entry of its history has another status than ${event.status}`]),
    ...(event.history.length === event.version
      ? []
      : [`${event.history.length} entries at version ${event.version}`]),
    ...checkBooking(event),
    ...(sentAt >= 0 && types.lastIndexOf('edited') > sentAt ? ['edited after it was sent'] : []),
    ...(sentAt >= 0 === event.sentToProvider
      ? []
      : ['its history and `sentToProvider` do not agree on whether it was sent']),
  ];
  return [
    ...illegal.map((what): Finding => ({ kind: 'illegal', detail: `event ${event.id}: ${what}` })),
    ...twice.map((type): Finding => ({
      kind: 'duplicate',
      detail: `event ${event.id}: ${type} recorded twice`,
    })),
  ];
}

const acceptances = ['booked', 'cancelled-again'];

/** The last fact about an acceptance has the quote and the amount that the event has. An earlier release recorded neither. */
function checkBooking({ history, acceptedQuoteId, payableCents }: FoundEvent): string[] {
  const last = history.findLast(
    ({ type, data }) => acceptances.includes(type) && typeof data?.payableCents === 'number',
  )?.data;
  return last === undefined || (last.quoteId === acceptedQuoteId && last.payableCents === payableCents)
    ? []
    : [`its history books quote ${String(last.quoteId)} for ${String(last.payableCents)} cents`];
}
