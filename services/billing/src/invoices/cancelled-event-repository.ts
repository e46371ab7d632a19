import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** Events that do not take place: nothing is demanded for them any more. */
export function createCancelledEventRepository(connection: Connection) {
  return createProjection<{ eventId: string }>(connection, { name: 'cancelledEvent', indexes: [] });
}

export type CancelledEventRepository = ReturnType<typeof createCancelledEventRepository>;
