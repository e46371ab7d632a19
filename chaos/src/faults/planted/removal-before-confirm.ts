import type { LeasedOutbox, Outbox } from '@marquee/service-kit/store/outbox';

import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';

/** What is about to be published leaves the outbox first. */
export const removalBeforeConfirm: Planting = {
  service: (service) =>
    withOutboxes(service, (outbox) => ({
      ...outbox,
      onCommit(listener) {
        outbox.onCommit({
          ...listener,
          take(committed) {
            void forget(outbox, committed).then(() => {
              listener.take(committed);
            });
          },
        });
      },
      async lease(pending, until) {
        const isOurs = await outbox.lease(pending, until);
        if (isOurs) {
          await forget(outbox, pending);
        }
        return isOurs;
      },
    })),
};

async function forget(outbox: Outbox, pending: LeasedOutbox): Promise<void> {
  await outbox.settle(
    pending,
    pending.envelopes.map(({ id }) => id),
  );
}
