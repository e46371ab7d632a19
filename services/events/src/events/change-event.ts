import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Command, Decision } from '@marquee/service-kit/store/handle-command';
import type { EventDeps } from './event-deps.ts';
import { messagesOf } from './event-messages.ts';
import type { Event, EventFact, EventHistoryEntry } from './domain/event.ts';
import { evolve } from './domain/evolve.ts';

type Deps = Pick<EventDeps, 'events' | 'now'>;

export type Change = Omit<Command<Event, EventFact>, 'decisions'> & { decide: Decision<Event, EventFact> };

/** Changes an event; returns the resulting event, changed or not. */
export function changeEvent({ events, now }: Deps, { decide, ...command }: Change): Promise<Event> {
  const { actor } = command.cause;
  return handleCommand<Event, EventFact, EventHistoryEntry>(
    {
      ...{ name: 'event', store: events, evolve, now },
      record: (steps, at) => ({
        history: steps.map(({ fact, after }) => ({ type: fact.type, status: after.status, actor, at })),
        messages: steps.flatMap(({ fact, after }) => messagesOf(after, fact)),
      }),
    },
    { ...command, decisions: [decide] },
  );
}
