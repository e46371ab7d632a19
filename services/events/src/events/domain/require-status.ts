import type { EventStatus } from '@marquee/contracts/event-statuses';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Event } from './event.ts';

const states: Record<EventStatus, string> = {
  inquiry: 'still an inquiry',
  proposal: 'at the proposal stage',
  booked: 'booked',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Rejects with 409 unless the event has one of the allowed statuses. `change` completes the message "cannot be …". */
export function requireStatus(event: Event, allowed: readonly EventStatus[], change: string): void {
  if (!allowed.includes(event.status)) {
    throw new DomainError(
      'conflict',
      `event_is_${event.status}`,
      `This event is ${states[event.status]} and cannot be ${change}`,
    );
  }
}
