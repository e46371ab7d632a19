import { join } from 'node:path';

import { envelope } from '@marquee/contracts/message';
import type { Envelope } from '@marquee/contracts/message';
import { messageTypes } from '@marquee/contracts/message-types';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';

import { consumersOf, internalMessages } from '../../src/docs/consumers-of.ts';
import { recordedMessages, releasesIn } from '../../src/release-fixtures/release-folder.ts';
import type { ReleaseFolder } from '../../src/release-fixtures/release-folder.ts';
import { startRestoredRelease } from './restored-release.ts';
import type { RestoredRelease } from './restored-release.ts';

const declared = new Map([...messageTypes, ...internalMessages()].map((message) => [message.type, message]));

/** In order of publication. Excludes removed kinds, which no consumer reads; `contracts:check` decides which may be removed. */
function messagesOf(release: ReleaseFolder): Envelope[] {
  return [...recordedMessages(release)]
    .filter(([kind]) => declared.has(kind))
    .map(([, message]) => envelope.parse(message))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

const root = join(import.meta.dirname, '..', '..', '..', '..');

describe.each(releasesIn(root))('the messages of release $version', (release) => {
  test.each([...recordedMessages(release)].filter(([kind]) => declared.has(kind)))(
    'when %s is parsed by the current contract, then it is valid',
    (kind, message) => {
      const { payload } = envelope.parse(message);

      expect(declared.get(kind)?.payload.safeParse(payload).error?.issues ?? []).toEqual([]);
    },
  );

  describe('the same messages, delivered to the current services with the backup of that release', () => {
    let restored: RestoredRelease;
    let handled: Set<string>;
    let settled: Record<'before' | 'after' | 'repeated', unknown>;

    beforeAll(async () => {
      const recorded = recordHandling(createInProcessBus({ onUnroutable: () => undefined }));
      handled = recorded.handled;
      restored = await startRestoredRelease(release, recorded.bus);
      const before = await restored.settled();
      await publishAll(recorded.bus, restored);
      const after = await restored.settled();
      await publishAll(recorded.bus, restored);
      settled = { before, after, repeated: await restored.settled() };
    }, 120_000);

    afterAll(() => restored.stop());

    async function publishAll(bus: Bus, { clock }: RestoredRelease): Promise<void> {
      for (const message of messagesOf(release)) {
        clock.travelTo(new Date(Math.max(Date.parse(message.at), clock.now().getTime())));
        await bus.publish(message);
      }
    }

    test('when every message has arrived, then every consumer of its kind has handled it', () => {
      const expected = messagesOf(release).flatMap(({ id, type }) =>
        consumersOf(declaredAs(type)).map((queue) => `${queue}: ${type} ${id}`),
      );

      expect(expected.filter((consumed) => !handled.has(consumed))).toEqual([]);
      expect(settled.after).not.toEqual(settled.before);
    });

    test('when every message has arrived, then no service has dead letters', async () => {
      const deadLetters = restored.databases.map((name) =>
        restored.client.db(name).collection('parkedMessages').find().toArray(),
      );

      expect((await Promise.all(deadLetters)).flat()).toEqual([]);
    });

    test('when every message arrives a second time, then nothing changes', () => {
      expect(settled.repeated).toEqual(settled.after);
    });
  });
});

function declaredAs(type: string) {
  const message = declared.get(type);
  if (message === undefined) {
    throw new Error(`${type} is declared by nobody`);
  }
  return message;
}

/** Wraps the bus and records what each consumer has handled without an error. */
function recordHandling(bus: Bus): { bus: Bus; handled: Set<string> } {
  const handled = new Set<string>();
  const subscribe: Bus['subscribe'] = (subscriber) =>
    bus.subscribe({
      ...subscriber,
      subscriptions: subscriber.subscriptions.map((subscription) => ({
        ...subscription,
        async handle(message, number) {
          await subscription.handle(message, number);
          handled.add(`${subscription.queue}: ${message.type} ${message.id}`);
        },
      })),
    });
  return { bus: { ...bus, subscribe }, handled };
}
