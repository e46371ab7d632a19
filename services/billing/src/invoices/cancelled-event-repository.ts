import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** Missing where an earlier release stored it. */
type CancelledEvent = { eventId: string; cancelledAt?: Date };

/** Events that do not take place: what was not overdue when they were cancelled is not demanded any more. */
export function createCancelledEventRepository(connection: Connection) {
  return createProjection<CancelledEvent>(connection, { name: 'cancelledEvent', indexes: [] });
}

export type CancelledEventRepository = ReturnType<typeof createCancelledEventRepository>;
