import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** `cancelledBy` is missing in what earlier releases stored. */
type CancelledEvent = Pick<EventSnapshot, 'eventId'> & Partial<Pick<EventSnapshot, 'cancelledBy'>>;

/** Events that do not take place: nothing is demanded for them any more. */
export function createCancelledEventRepository(connection: Connection) {
  return createProjection<CancelledEvent>(connection, { name: 'cancelledEvent', indexes: [] });
}

export type CancelledEventRepository = ReturnType<typeof createCancelledEventRepository>;
