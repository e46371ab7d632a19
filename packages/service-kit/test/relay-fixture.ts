import type { Envelope } from '@marquee/contracts/message';
import { createMetrics } from '../src/metrics/create-metrics.ts';
import type { Metrics } from '../src/metrics/create-metrics.ts';
import { createRelay } from '../src/messaging/relay.ts';
import type { Relay } from '../src/messaging/relay.ts';
import { createLogger } from '../src/process/logger.ts';
import type { Outbox } from '../src/store/outbox.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import type { TestClock } from '../src/test-kit/clock.ts';
import { nameOf } from './bus-messages.ts';
import { openOutboxFixture } from './outbox-fixture.ts';
import type { OutboxFixture } from './outbox-fixture.ts';
import { createRecorder } from './bus-recorder.ts';
import { createFakeBus } from './fake-bus.ts';
import type { FakeBus } from './fake-bus.ts';

export type RelayFixture = OutboxFixture & {
  clock: TestClock;
  bus: FakeBus;
  metrics: Metrics;
  aRelay: (options?: { pollMs?: number; pauseMs?: number; outboxes?: Outbox[] }) => Relay;
  publishedNames: () => string[];
  pendingNames: () => Promise<string[]>;
};

export async function openRelayFixture(): Promise<RelayFixture> {
  const outbox = await openOutboxFixture();
  const clock = createTestClock();
  const bus = createFakeBus();
  const metrics = createMetrics('events');
  const logger = createLogger({ name: 'relay', level: 'silent' });
  return {
    ...outbox,
    metrics,
    clock,
    bus,
    aRelay: (options = {}) =>
      createRelay({
        outboxes: [outbox.bookings.outbox],
        bus,
        now: clock.now,
        logger,
        metrics: metrics.relay,
        ...options,
      }),
    publishedNames: () => namesOf(bus.published),
    async pendingNames() {
      const pending = await outbox.bookings.outbox.pending(10);
      return namesOf(pending.flatMap(({ envelopes }) => envelopes));
    },
  };
}

/** Returns an outbox whose commits take no lease, so that the relay finds documents only by wake-ups and polls. */
export function withoutCommitLease(outbox: Outbox): Outbox {
  return {
    ...outbox,
    onCommit(listener) {
      outbox.onCommit({ ...listener, claim: () => null });
    },
  };
}

/** Records the names of the outbox's calls once they are answered. */
export function recordOutboxCalls(outbox: Outbox) {
  const calls = createRecorder<string>();
  const recorded = async <Answer>(call: string, answer: Promise<Answer>): Promise<Answer> => {
    const answered = await answer;
    calls.add(call);
    return answered;
  };
  return {
    calls,
    outbox: {
      ...outbox,
      pending: (...asked) => recorded('pending', outbox.pending(...asked)),
      lease: (...asked) => recorded('lease', outbox.lease(...asked)),
      settle: (...asked) => recorded('settle', outbox.settle(...asked)),
    } satisfies Outbox,
  };
}

function namesOf(envelopes: readonly Envelope[]): string[] {
  return envelopes.map(nameOf);
}
