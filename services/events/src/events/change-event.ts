import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Command, Decision } from '@marquee/service-kit/store/handle-command';
import type { EventDeps } from './event-deps.ts';
import { messagesOf } from './event-messages.ts';
import type { EventHistoryEntry } from './event-history.ts';
import type { Event, EventFact } from './domain/event.ts';
import { evolve } from './domain/evolve.ts';
import { recordedFactOf } from './domain/recorded-fact.ts';

type Deps = Pick<EventDeps, 'events' | 'now'>;

export type Change = Omit<Command<Event, EventFact>, 'decisions'> & { decide: Decision<Event, EventFact> };

/** Changes an event; returns the resulting event, changed or not. */
export function changeEvent({ events, now }: Deps, { decide, ...command }: Change): Promise<Event> {
  const { actor } = command.cause;
  return handleCommand<Event, EventFact, EventHistoryEntry>(
    {
      ...{ name: 'event', store: events, evolve, now },
      record: (steps, at) => ({
        history: steps.map((step) => {
          const { status, version } = step.after;
          return { ...recordedFactOf(step), status, version: version + 1, actor, at };
        }),
        messages: steps.flatMap(({ fact, after }) => messagesOf(after, fact)),
      }),
    },
    { ...command, decisions: [decide] },
  );
}
