import { expandFields } from '../http/expand.ts';
import type { StoredObject } from '../kinds.ts';
import { newId } from '../new-id.ts';
import type { AccountContext } from '../account-context.ts';
import { apiVersion } from './stripe-event.ts';
import type { EventType, StripeEvent } from './stripe-event.ts';

/** Records the object's current state, which may be outdated when the event is delivered. */
export function recordEvent(context: AccountContext, type: EventType, object: StoredObject): void {
  const { account } = context;
  const event = context.put({
    id: newId('evt'),
    object: 'event',
    ...(account === null ? {} : { account }),
    api_version: apiVersion,
    created: context.now(),
    data: { object: expandFields(context, object, []) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies StripeEvent);
  context.put({
    id: newId('dlv'),
    object: 'stand_in.delivery',
    created: event.created,
    event: event.id,
    door: account === null ? 'platform' : 'connect',
    attempts: 0,
    nextAttemptMs: 0,
    state: 'waiting',
    outcome: null,
  });
}
