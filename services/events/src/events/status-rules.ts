import { dateIn } from '@marquee/contracts/dates';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Event, EventFact, Side } from './event.ts';
import { requireStatus } from './require-status.ts';

export type StatusChange = { status: EventStatus; reason: string };

/** What the provider's hand may do. Null when it was done before. */
export function changeStatus(event: Event, { status, reason }: StatusChange, now: Date): EventFact | null {
  switch (status) {
    case 'proposal':
      return propose(event);
    case 'completed':
      return complete(event, now);
    case 'cancelled':
      return cancel(event, 'provider', reason);
    case 'inquiry':
      throw new DomainError(
        'conflict',
        'event_status_by_hand',
        'An event cannot go back to being an inquiry',
      );
    case 'booked':
      throw new DomainError(
        'conflict',
        'event_status_by_hand',
        'An event is booked when its client accepts a quote',
      );
  }
}

function propose(event: Event): EventFact | null {
  if (event.status === 'proposal') {
    return null;
  }
  requireStatus(event, ['inquiry'], 'moved to proposal');
  return { type: 'proposed', quoteId: null };
}

function complete(event: Event, now: Date): EventFact | null {
  if (event.status === 'completed') {
    return null;
  }
  requireStatus(event, ['booked'], 'completed');
  if (dateIn(event.timeZone, now) < event.eventDate) {
    throw new DomainError('conflict', 'event_not_over', 'This event can be completed from its date on');
  }
  return { type: 'completed' };
}

/** Null when the same side cancelled it before; its first reason stays. */
export function cancel(event: Event, by: Side, reason: string): EventFact | null {
  requireReason(reason);
  if (event.status === 'cancelled' && event.cancelledBy === by) {
    return null;
  }
  requireStatus(event, ['inquiry', 'proposal', 'booked'], 'cancelled');
  return { type: 'cancelled', by, reason };
}

/** The contract leaves it open, because only one of the statuses asks for it. */
function requireReason(reason: string): void {
  if (reason === '') {
    const message = 'Please say why';
    throw new DomainError('malformed', 'invalid_input', message, { errors: [{ path: 'reason', message }] });
  }
}
