import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';

/** What is about to be published leaves the outbox first. */
export const removalBeforeConfirm: Planting = {
  service: (service) =>
    withOutboxes(service, (outbox) => ({
      ...outbox,
      async lease(pending, until) {
        const isOurs = await outbox.lease(pending, until);
        if (isOurs) {
          await outbox.settle(
            pending,
            pending.envelopes.map(({ id }) => id),
          );
        }
        return isOurs;
      },
    })),
};
