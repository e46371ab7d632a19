import { randomUUID } from 'node:crypto';
import type { Service } from '@marquee/contracts/operation';
import { aggregateModel } from '../store/aggregate-document.ts';
import { insertAggregate } from '../store/aggregate-writes.ts';
import type { Connection } from '../store/database.ts';
import { createOutbox } from '../store/outbox.ts';
import type { Outbox } from '../store/outbox.ts';
import { createShapes } from '../store/shapes.ts';
import { audited } from './audited.ts';
import type { AuditCause, AuditedAction } from './audited.ts';

/** Outbox for actions that change no aggregate. Each entry is a separate document and is deleted once the bus has confirmed it. */
export type AuditOutbox = {
  outbox: Outbox;
  /** Resolves once the entry is stored durably. Call `write` before the action, so that no action happens without an entry. */
  write: WriteAudit;
};

export type WriteAudit = (action: AuditedAction, cause: AuditCause) => Promise<void>;

type AuditOutboxOptions = { connection: Connection; service: Service; now: () => Date };

const name = 'auditNote';

export function createAuditOutbox({ connection, service, now }: AuditOutboxOptions): AuditOutbox {
  const model = aggregateModel(connection, name, []);
  const outbox = createOutbox(name, model);
  const shapes = createShapes([]);
  return {
    outbox: {
      ...outbox,
      async settle(leased, publishedIds, leaseUntil) {
        if (publishedIds.length < leased.envelopes.length) {
          return outbox.settle(leased, publishedIds, leaseUntil);
        }
        await model.deleteOne({ _id: leased.id });
        return 'empty';
      },
    },
    async write(action, cause) {
      const commit = { messages: [audited(service, action, cause)], cause, at: now() };
      await insertAggregate(
        { model, outbox, name, shapes, shape: { written: () => shapes.current } },
        { id: randomUUID(), version: 1 },
        commit,
      );
    },
  };
}
