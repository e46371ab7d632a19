import type { Service } from '@marquee/service-kit/compose-service';

import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';
import { plantConsuming, plantPublishing } from './plant-channels.ts';
import { plantDatabase } from './plant-database.ts';
import type { Tripwire } from './tripwire.ts';

/** Adds a place to crash at every await between a command and the last acknowledgement of its effects. */
export function plantFailPoints(tripwire: Tripwire): Planting {
  return {
    publishing(channel) {
      plantPublishing(channel, tripwire);
    },
    consuming(channel) {
      plantConsuming(channel, tripwire);
    },
    database(connection) {
      plantDatabase(connection, tripwire);
    },
    service: (service) => withFailingHandlers(withReadOutboxes(service, tripwire), tripwire),
  };
}

function withReadOutboxes(service: Service, { pass }: Tripwire): Service {
  return withOutboxes(service, (outbox) => ({
    ...outbox,
    async pending(...args) {
      const pending = await outbox.pending(...args);
      if (pending.length > 0) {
        pass(`read outbox of ${outbox.name}s`);
      }
      return pending;
    },
  }));
}

function withFailingHandlers(service: Service, { failIfArmed }: Tripwire): Service {
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
