import type { Envelope } from '@marquee/contracts/message';
import type { Bus } from '../src/messaging/bus.ts';
import { createGate, createRecorder } from './bus-recorder.ts';

export type FakeBus = Bus & {
  published: Envelope[];
  ready: boolean;
  /** Whether the bus has ever been ready. */
  wasReady: boolean;
  failOn: (fails: (envelope: Envelope) => boolean) => void;
  /** Resolves once `count` messages have been published. */
  reached: (count: number) => Promise<Envelope[]>;
  /** Makes publishing wait from now on. */
  holdBack: () => void;
  heldBack: (count: number) => Promise<Envelope[]>;
  letThrough: () => void;
};

/** Creates a fake bus that rejects or holds back messages as the test requires. */
export function createFakeBus(): FakeBus {
  const published = createRecorder<Envelope>();
  const arrived = createRecorder<Envelope>();
  const gate = createGate();
  let fails: (envelope: Envelope) => boolean = () => false;
  let waits = false;
  const bus: FakeBus = {
    published: published.entries,
    reached: published.reached,
    heldBack: arrived.reached,
    ready: true,
    wasReady: true,
    start: async () => undefined,
    stop: async () => undefined,
    subscribe: async () => async () => undefined,
    republish: async () => undefined,
    countUnrouted: async () => 0,
    visitUnrouted: async () => undefined,
    isReady: () => bus.ready,
    hasBeenReady: () => bus.wasReady,
    queueDepths: async () => [],
    async publish(envelope) {
      arrived.add(envelope);
      if (waits) {
        await gate.arrive();
      }
      if (fails(envelope)) {
        throw new Error('the broker refused');
      }
      published.add(envelope);
    },
    failOn(next) {
      fails = next;
    },
    holdBack() {
      waits = true;
    },
    letThrough: gate.open,
  };
  return bus;
}
