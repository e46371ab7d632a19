import { expanded } from '../http/expand.ts';
import type { Kept } from '../kinds.ts';
import { newId } from '../new-id.ts';
import type { World } from '../world.ts';
import { apiVersion } from './stripe-event.ts';
import type { EventType, StripeEvent } from './stripe-event.ts';

/** Records the object's current state, which may be outdated when the event is delivered. */
export function recordEvent(world: World, type: EventType, object: Kept): void {
  const { account } = world;
  const event = world.put({
    id: newId('evt'),
    object: 'event',
    ...(account === null ? {} : { account }),
    api_version: apiVersion,
    created: world.now(),
    data: { object: expanded(world, object, []) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies StripeEvent);
  world.put({
    id: newId('dlv'),
    object: 'stand_in.delivery',
    created: event.created,
    event: event.id,
    door: account === null ? 'platform' : 'connect',
    attempts: 0,
    nextAttemptMs: 0,
    state: 'waiting',
    said: null,
  });
}
