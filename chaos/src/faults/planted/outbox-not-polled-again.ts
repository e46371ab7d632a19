import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';

/** A process relays only what it has stored itself; nothing relays the messages of a crashed one. */
export const outboxNotPolledAgain: Planting = {
  service(service) {
    const startedAt = new Date();
    return withOutboxes(service, (outbox) => ({
      ...outbox,
      pending: async (...args) =>
        (await outbox.pending(...args)).filter(({ pendingSince }) => pendingSince >= startedAt),
    }));
  },
};
