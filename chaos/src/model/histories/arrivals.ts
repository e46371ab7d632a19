import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import type { Envelope } from '@marquee/contracts/message';
import { createLanes } from '@marquee/service-kit/messaging/lanes';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { RecordingBus } from '@marquee/service-kit/test-kit/recording-bus';

import type { Consumer } from '../one-service.ts';
import type { ServicesTogether } from '../services-together.ts';
import type { Story } from './story.ts';

/** A message reaches one consumer, or the client cancels. */
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

/** `look` is called after each arrival, or after each `atOnce` concurrent ones. */
type Arriving = { arrivals: readonly Arrival[]; atOnce: number; look: () => Promise<void> };

export type Stand = { services: ServicesTogether; bus: RecordingBus };

/** Runs `atOnce` of them concurrently; an aggregate's messages for one queue stay in order, as on every bus. */
export async function letArrive(
  stand: Stand,
  story: Story,
  { arrivals, atOnce, look }: Arriving,
): Promise<void> {
  const lanes = createLanes();
  for (let from = 0; from < arrivals.length; from += atOnce) {
    const together = arrivals.slice(from, from + atOnce);
    await Promise.all(
      together.map((arrival) => lanes.run(laneOf(arrival), () => letOneArrive(stand, story, arrival))),
    );
    await look();
  }
}

function laneOf(arrival: Arrival): string {
  return typeof arrival === 'string' ? arrival : `${arrival.queue} ${arrival.envelope.aggregateId}`;
}

async function letOneArrive({ services, bus }: Stand, story: Story, arrival: Arrival): Promise<void> {
  if (typeof arrival !== 'string') {
    await bus.handBack(arrival.queue, { content: JSON.stringify(arrival.envelope), encoding: 'utf8' });
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
