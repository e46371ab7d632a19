import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Connection } from '@marquee/service-kit/store/database';

/** Documents of earlier releases have neither `cancelledAt` nor `cancelledBy`. */
type CancelledEvent = Pick<EventSnapshot, 'eventId'> &
  Partial<Pick<EventSnapshot, 'cancelledBy'>> & { cancelledAt?: Date };

/**
 * Stores cancelled events. Billing reads them to void a draft that is inserted after the cancellation, unless the draft was already overdue
 * at the cancellation, and to show who cancelled the event.
 */
export function createCancelledEventRepository(connection: Connection) {
  return createProjection<CancelledEvent>(connection, {
    name: 'cancelledEvent',
    indexes: [],
    rows: [
      rowFrom([eventCancelled], ({ payload: { eventId, cancelledAt, cancelledBy }, at }) => ({
        id: eventId,
        fields: { eventId, cancelledAt: new Date(cancelledAt ?? at), cancelledBy },
      })),
    ],
  });
}

export type CancelledEventRepository = ReturnType<typeof createCancelledEventRepository>;
