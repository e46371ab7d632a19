import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Envelope } from '@marquee/contracts/message';
import { messageTypes } from '@marquee/contracts/message-types';
import type { Bus } from '@marquee/service-kit/messaging/bus';

import { internalMessages } from '../docs/consumers-of.ts';

export type MessageRecorder = {
  /** Wraps a bus to record what the services publish. */
  record: (bus: Bus) => Bus;
  /** Publishes a message that is not recorded: a consumer that cannot read it dead-letters it. */
  publishUnrecorded: (envelope: Envelope) => Promise<void>;
  /** Declared kinds that have not been published yet. */
  missing: () => string[];
  /** Writes one file per kind, with the last published message of that kind. */
  write: (folder: string) => void;
};

/** Every kind that a service declares, including those that it publishes only to itself. */
export function declaredKinds(): string[] {
  return [...messageTypes, ...internalMessages()].map(({ type }) => type);
}

export function createMessageRecorder(): MessageRecorder {
  const kinds = declaredKinds();
  const lastOfKind = new Map<string, Envelope>();
  let recordedBus: Bus | undefined;

  return {
    record(bus) {
      recordedBus = bus;
      return {
        ...bus,
        async publish(envelope) {
          lastOfKind.set(envelope.type, envelope);
          await bus.publish(envelope);
        },
      };
    },
    async publishUnrecorded(envelope) {
      await recordedBus?.publish(envelope);
    },
    missing: () => kinds.filter((kind) => !lastOfKind.has(kind)),
    write(folder) {
      mkdirSync(folder, { recursive: true });
      for (const [type, envelope] of lastOfKind) {
        writeFileSync(join(folder, `${type}.json`), `${JSON.stringify(envelope, null, 2)}\n`);
      }
    },
  };
}
