import type { EventStatus } from '@marquee/contracts/event-statuses';
import { endOfWorkingWindow, startOfEvent } from '@marquee/contracts/working-window';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Event, EventFact, Side } from './event.ts';
import { requireStatus } from './event-states.ts';

export type StatusChange = { status: EventStatus; reason: string };

/** Returns the fact of a status change by the provider; null if the same change was already made. */
export function changeStatus(event: Event, { status, reason }: StatusChange, now: Date): EventFact | null {
  switch (status) {
    case 'proposal':
      return propose(event);
    case 'completed':
      return complete(event, now);
    case 'cancelled':
      return cancel(event, { by: 'provider', reason }, now);
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
  requireStatus(event, 'propose');
  return { type: 'proposed', quoteId: null };
}

function complete(event: Event, now: Date): EventFact | null {
  if (event.status === 'completed') {
    return null;
  }
  requireStatus(event, 'complete');
  if (now < endOfWorkingWindow(event)) {
    throw new DomainError(
      'conflict',
      'event_not_over',
      'This event can be marked completed once it is over: after the venue exit time, or else its end',
    );
  }
  return { type: 'completed' };
}

export type Cancellation = { by: Side; reason: string };

/** Null if the same side has already cancelled; the first reason stays. Only the provider can cancel a booked event that has started. */
export function cancel(event: Event, { by, reason }: Cancellation, now: Date): EventFact | null {
  requireReason(reason);
  if (event.status === 'cancelled' && event.cancelledBy === by) {
    return null;
  }
  requireStatus(event, 'cancel', { holds: event.status !== 'cancelled' });
  if (by === 'client' && event.status === 'booked' && now >= startOfEvent(event)) {
    throw new DomainError(
      'conflict',
      'event_has_started',
      'This event has started, so only the provider can cancel it. Please contact them.',
    );
  }
  return { type: 'cancelled', by, reason };
}

/** The contract leaves the reason optional, because only the status `cancelled` requires one. */
function requireReason(reason: string): void {
  if (reason === '') {
    const message = 'Please enter a reason';
    throw new DomainError('malformed', 'invalid_input', message, { errors: [{ path: 'reason', message }] });
  }
}
