import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** What earlier releases stored has neither `cancelledAt` nor `cancelledBy`. */
type CancelledEvent = Pick<EventSnapshot, 'eventId'> &
  Partial<Pick<EventSnapshot, 'cancelledBy'>> & { cancelledAt?: Date };

/** Events that do not take place: what was not overdue when they were cancelled is not demanded any more. */
export function createCancelledEventRepository(connection: Connection) {
  return createProjection<CancelledEvent>(connection, { name: 'cancelledEvent', indexes: [] });
}

export type CancelledEventRepository = ReturnType<typeof createCancelledEventRepository>;
