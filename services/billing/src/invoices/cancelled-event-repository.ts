import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** Documents of earlier releases have neither `cancelledAt` nor `cancelledBy`. */
type CancelledEvent = Pick<EventSnapshot, 'eventId'> &
  Partial<Pick<EventSnapshot, 'cancelledBy'>> & { cancelledAt?: Date };

/**
 * Stores cancelled events, so that a draft inserted after the cancellation becomes void unless the draft was overdue, and answers show who
 * cancelled.
 */
export function createCancelledEventRepository(connection: Connection) {
  return createProjection<CancelledEvent>(connection, { name: 'cancelledEvent', indexes: [] });
}

export type CancelledEventRepository = ReturnType<typeof createCancelledEventRepository>;
