import type { Service } from '@marquee/service-kit/compose-service';

import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';
import { plantConsuming, plantPublishing } from './plant-channels.ts';
import { instrumentDatabase } from './instrument-database.ts';
import type { FailPointTrigger } from './fail-point-trigger.ts';

/**
 * Adds code points to the writes, the reads of outboxes, the publications, the deliveries and the acknowledgements of a service. Also makes
 * a handler or a publication fail if the trigger is armed for it.
 */
export function plantFailPoints(trigger: FailPointTrigger): Planting {
  return {
    publishing(channel) {
      plantPublishing(channel, trigger);
    },
    consuming(channel) {
      plantConsuming(channel, trigger);
    },
    database(connection) {
      instrumentDatabase(connection, trigger);
    },
    service: (service) => withFailingHandlers(withReadOutboxes(service, trigger), trigger),
  };
}

function withReadOutboxes(service: Service, { reach }: FailPointTrigger): Service {
  return withOutboxes(service, (outbox) => ({
    ...outbox,
    async pending(...args) {
      const pending = await outbox.pending(...args);
      if (pending.length > 0) {
        reach(`read outbox of ${outbox.name}s`);
      }
      return pending;
    },
  }));
}

function withFailingHandlers(service: Service, { failIfArmed }: FailPointTrigger): Service {
  return {
    ...service,
    subscriptions: service.subscriptions.map((subscription) => ({
      ...subscription,
      async handle(...delivered) {
        failIfArmed(subscription.queue);
        return subscription.handle(...delivered);
      },
    })),
  };
}
