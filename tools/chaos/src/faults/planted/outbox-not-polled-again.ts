import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';

/** A process relays only messages stored since its start; nothing relays the messages of a crashed process. */
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
