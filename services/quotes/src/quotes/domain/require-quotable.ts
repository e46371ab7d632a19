import type { EventStatus } from '@marquee/contracts/event-statuses';
import { DomainError } from '@marquee/service-kit/domain-error';

/** `cancelledBy` is absent if an earlier release stored the event. */
type Course = { status: EventStatus; cancelledBy?: 'client' | 'provider' | null };

/** Rejects a new quote for a booked, completed or cancelled event. */
export function requireQuotable({ status, cancelledBy }: Course): void {
  switch (status) {
    case 'booked':
    case 'completed':
      throw new DomainError('conflict', `event_${status}`, `This event is already ${status}`);
    case 'cancelled':
      throw new DomainError('conflict', 'event_cancelled', cancelledBy === 'client' ? byClient : cancelled);
    case 'inquiry':
    case 'proposal':
  }
}

const cancelled = 'This event has been cancelled';
const byClient = `${cancelled} by the client`;
