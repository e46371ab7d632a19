import type { LeasedOutbox, Outbox } from '@marquee/service-kit/store/outbox';

import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';

/** Removes messages from the outbox before they are published. */
export const removalBeforeConfirm: Planting = {
  service: (service) =>
    withOutboxes(service, (outbox) => ({
      ...outbox,
      onCommit(listener) {
        outbox.onCommit({
          ...listener,
          onLeased(committed) {
            const take = () => {
              listener.onLeased(committed);
            };
            removeMessages(outbox, committed).then(take, take);
          },
        });
      },
      async lease(pending, until) {
        const isOurs = await outbox.lease(pending, until);
        if (isOurs) {
          await removeMessages(outbox, { ...pending, leasedUntil: until });
        }
        return isOurs;
      },
    })),
};

async function removeMessages(outbox: Outbox, leased: LeasedOutbox): Promise<void> {
  await outbox.settle(
    leased,
    leased.envelopes.map(({ id }) => id),
  );
}
