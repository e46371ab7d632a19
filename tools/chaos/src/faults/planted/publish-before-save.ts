import type { Envelope } from '@marquee/contracts/message';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import type { AggregateDocument } from '@marquee/service-kit/store/aggregate-document';

import type { Planting } from '../planting.ts';
import { withOutboxes } from '../with-outboxes.ts';
import { onUpdates } from './on-updates.ts';

/** Publishes a change before it is stored, without an outbox. */
export const publishBeforeSave: Planting = {
  database(connection, bus) {
    connection.plugin((schema) => {
      schema.pre('insertMany', async function (documents) {
        for (const document of [documents].flat() as AggregateDocument[]) {
          await publishAll(bus, document.outbox);
          document.outbox = [];
          delete document.outboxPendingSince;
        }
      });
    });
    onUpdates(connection, async (filter, update: SaveUpdate) => {
      if (update.$push?.outbox !== undefined) {
        await publishAll(bus, update.$push.outbox.$each);
        update.$push.outbox.$each = [];
        delete update.$min;
      }
      return filter;
    });
  },
  service: (service) =>
    withOutboxes(service, (outbox) => ({
      ...outbox,
      onCommit(listener) {
        outbox.onCommit({ ...listener, claim: () => null });
      },
    })),
};

/** The update of an aggregate store's `save`. */
type SaveUpdate = { $push?: { outbox?: { $each: Envelope[] } }; $min?: unknown };

async function publishAll(bus: Bus, envelopes: readonly Envelope[]): Promise<void> {
  for (const envelope of envelopes) {
    await bus.publish(envelope);
  }
}
