import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { decideIfFresh } from '@marquee/service-kit/store/decide-if-fresh';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import type { EventDeps } from './event-deps.ts';
import { messagesOf } from './event-messages.ts';
import type { Event, EventFact } from './event.ts';
import { evolve } from './evolve.ts';

type Deps = Pick<EventDeps, 'events' | 'now'>;

export type Change = {
  id: string;
  /** Fields that identify the event's required owner; absent for changes by the system. */
  owner?: Partial<Event>;
  /** Returns null to change nothing. */
  decide: (event: Event, at: Date) => EventFact | null | Promise<EventFact | null>;
  /** The revision on which the caller bases the change. */
  basis?: Basis<Event>;
  /** Runs before a change is saved; does not run for a repeated call, which changes nothing. */
  admit?: () => Promise<void>;
  cause: Cause;
};

/** Loads the event, decides, applies the fact and saves. After a concurrent change, decides again on the current state. */
export async function changeEvent(deps: Deps, change: Change): Promise<Event> {
  return retryOnConflict('event', () => changeOnce(deps, change));
}

async function changeOnce({ events, now }: Deps, change: Change): Promise<Event> {
  const { id, owner, decide, basis, admit, cause } = change;
  const at = now();
  const event = await events.get(id, owner);
  const fact = await decideIfFresh({ name: 'event', state: event, basis, decide: () => decide(event, at) });
  if (fact === null) {
    return event;
  }
  await admit?.();
  const changed = evolve(event, fact, at);
  return events.save(changed, {
    history: [{ type: fact.type, status: changed.status, actor: cause.actor, at }],
    messages: messagesOf(changed, fact),
    cause,
    at,
  });
}
