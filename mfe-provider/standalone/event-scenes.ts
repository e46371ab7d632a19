import * as contract from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import { summaryOf } from './summary-of.ts';
import { withQuote } from './with-quote.ts';
import type { ProviderWorld } from './world.ts';

const { read, write } = scenesOf<ProviderWorld>();

export const eventScenes = [
  read(contract.listEvents, ({ world, query }) => ofStatus(latestFirst(eventsOf(world)), query.status)),
  read(contract.listProviderEvents, ({ world, query }) =>
    ofStatus(latestFirst(eventsOf(world)), query.status),
  ),
  read(contract.listProviderRequests, ({ world, query }) =>
    ofStatus(soonestFirst(eventsOf(world)), query.status),
  ),
  read(contract.getProviderEvent, ({ world, params }) => rowOf(eventsOf(world), params.id)),
  read(contract.exportProviderEvents, ({ world, query }) =>
    [['Event', 'Date', 'Status'], ...ofStatus(world.events, query.status).map(cellsOf)]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
      .join('\r\n'),
  ),
  read(contract.getEventSummary, ({ world, now }) => summaryOf(world.events, now)),
  write(contract.changeEventStatus, ({ world, params, body, now }) => {
    const event = rowOf(world.events, params.id);
    requireState(event.status !== 'cancelled', 'The event is cancelled');
    const ending: Partial<EventView> = {
      ...{ cancelReason: body.reason ?? '', cancelledBy: 'provider', cancelledAt: now.toISOString() },
    };
    const moved = { ...event, ...(body.status === 'cancelled' && ending), status: body.status };
    return { world: { ...world, events: withRow(world.events, moved) }, answer: withQuote(moved, world) };
  }),
];

function cellsOf({ name, eventDate, status }: EventView): string[] {
  return [name, eventDate, status];
}

function eventsOf(world: ProviderWorld): EventView[] {
  return world.events.map((event) => withQuote(event, world));
}

/** Sorts completed and cancelled events last. */
function soonestFirst(events: readonly EventView[]): EventView[] {
  const hasEnded = ({ status }: EventView) => Number(status === 'completed' || status === 'cancelled');
  return events.toSorted(
    (one, other) => hasEnded(one) - hasEnded(other) || one.eventDate.localeCompare(other.eventDate),
  );
}

function latestFirst(events: readonly EventView[]): EventView[] {
  return events.toSorted((one, other) => other.eventDate.localeCompare(one.eventDate));
}
