import * as contract from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import { summarizeEvents } from './summarize-events.ts';
import { withQuote } from './with-quote.ts';
import type { ProviderState } from './provider-state.ts';

const { read, write } = scenesOf<ProviderState>();

export const eventScenes = [
  read(contract.listEvents, ({ state, query }) => ofStatus(sortLatestFirst(getEvents(state)), query.status)),
  read(contract.listProviderEvents, ({ state, query }) =>
    ofStatus(sortLatestFirst(getEvents(state)), query.status),
  ),
  read(contract.listProviderRequests, ({ state, query }) =>
    ofStatus(sortSoonestFirst(getEvents(state)), query.status),
  ),
  read(contract.getProviderEvent, ({ state, params }) => rowOf(getEvents(state), params.id)),
  read(contract.exportProviderEvents, ({ state, query }) =>
    [['Event', 'Date', 'Status'], ...ofStatus(state.events, query.status).map(toCells)]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
      .join('\r\n'),
  ),
  read(contract.getEventSummary, ({ state, now }) => summarizeEvents(state.events, now)),
  write(contract.changeEventStatus, ({ state, params, body, now }) => {
    const event = rowOf(state.events, params.id);
    requireState(event.status !== 'cancelled', 'The event is cancelled');
    const cancellation: Partial<EventView> = {
      ...{ cancelReason: body.reason ?? '', cancelledBy: 'provider', cancelledAt: now.toISOString() },
    };
    const updated = { ...event, ...(body.status === 'cancelled' && cancellation), status: body.status };
    return { state: { ...state, events: withRow(state.events, updated) }, answer: withQuote(updated, state) };
  }),
];

function toCells({ name, eventDate, status }: EventView): string[] {
  return [name, eventDate, status];
}

function getEvents(state: ProviderState): EventView[] {
  return state.events.map((event) => withQuote(event, state));
}

/** Sorts completed and cancelled events last. */
function sortSoonestFirst(events: readonly EventView[]): EventView[] {
  const hasEnded = ({ status }: EventView) => Number(status === 'completed' || status === 'cancelled');
  return events.toSorted(
    (one, other) => hasEnded(one) - hasEnded(other) || one.eventDate.localeCompare(other.eventDate),
  );
}

function sortLatestFirst(events: readonly EventView[]): EventView[] {
  return events.toSorted((one, other) => other.eventDate.localeCompare(one.eventDate));
}
