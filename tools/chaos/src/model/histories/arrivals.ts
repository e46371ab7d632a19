import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import type { Envelope } from '@marquee/contracts/message';
import { createKeyedQueue } from '@marquee/service-kit/messaging/keyed-queue';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { RecordingBus } from '@marquee/service-kit/test-kit/recording-bus';

import type { Consumer } from '../service-instance.ts';
import type { InProcessServices } from '../in-process-services.ts';
import type { Story } from './story.ts';

/** One step of a history: a message reaches one consumer, or the client cancels. */
export type Arrival = { queue: string; envelope: Envelope } | 'the client cancels';

/** Every message to every consumer of its type, once, in order; then the client's cancellation, if there is one. */
export function arrivalsOf(
  consumers: readonly Consumer[],
  envelopes: readonly Envelope[],
  { cancels }: Story,
): Arrival[] {
  const deliveries = envelopes.flatMap((envelope) =>
    consumers
      .filter(({ types }) => types.includes(envelope.type))
      .map(({ queue }): Arrival => ({ queue, envelope })),
  );
  return [...deliveries, ...(cancels ? (['the client cancels'] as const) : [])];
}

/** `afterEach` is called after each group of `atOnce` concurrent arrivals. */
type ArrivalPlan = { arrivals: readonly Arrival[]; atOnce: number; afterEach: () => Promise<void> };

export type TestBed = { services: InProcessServices; bus: RecordingBus };

/** Runs `atOnce` arrivals concurrently. Messages of one aggregate for one queue stay in order, as on every bus. */
export async function applyArrivals(
  testBed: TestBed,
  story: Story,
  { arrivals, atOnce, afterEach }: ArrivalPlan,
): Promise<void> {
  const keyedQueue = createKeyedQueue();
  for (let from = 0; from < arrivals.length; from += atOnce) {
    const together = arrivals.slice(from, from + atOnce);
    await Promise.all(
      together.map((arrival) =>
        keyedQueue.run(queueKeyOf(arrival), () => applyArrival(testBed, story, arrival)),
      ),
    );
    await afterEach();
  }
}

function queueKeyOf(arrival: Arrival): string {
  return typeof arrival === 'string' ? arrival : `${arrival.queue} ${arrival.envelope.aggregateId}`;
}

async function applyArrival({ services, bus }: TestBed, story: Story, arrival: Arrival): Promise<void> {
  if (typeof arrival !== 'string') {
    await bus.republish(arrival.queue, { content: JSON.stringify(arrival.envelope), encoding: 'utf8' });
    return;
  }
  const { status } = await services.events.call(cancelClientEvent, {
    as: aClientCaller({ clientId: story.clientId }),
    params: { id: story.eventId },
    body: { reason: 'Moving away' },
  });
  if (status !== 200) {
    throw new Error(`the cancellation was answered ${status}`);
  }
}
