import type { EventStatus } from '@marquee/contracts/event-statuses';
import { DomainError } from '@marquee/service-kit/domain-error';

const refusals: Partial<Record<EventStatus, { code: string; message: string }>> = {
  booked: { code: 'event_booked', message: 'This event is already booked' },
  completed: { code: 'event_completed', message: 'This event is already completed' },
  cancelled: { code: 'event_cancelled', message: 'This event has been cancelled' },
};

/** No new quote once the event's course is settled. */
export function requireQuotable(status: EventStatus): void {
  const refusal = refusals[status];
  if (refusal !== undefined) {
    throw new DomainError('conflict', refusal.code, refusal.message);
  }
}
