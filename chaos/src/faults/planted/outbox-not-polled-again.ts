import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';

/** A process relays only what it has stored itself; what a dead one left behind nobody takes up. */
export const outboxNotPolledAgain: Planting = {
  service(service) {
    const startedAt = new Date();
    return withOutboxes(service, (outbox) => ({
      ...outbox,
      pending: async (...asked) =>
        (await outbox.pending(...asked)).filter(({ pendingSince }) => pendingSince >= startedAt),
    }));
  },
};
