import { eventView } from '@marquee/contracts/events';
import type { EventView } from '@marquee/contracts/events';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { EventDeps } from '../events/event-deps.ts';
import type { EventRepository } from '../events/event-repository.ts';
import type { Event } from '../events/domain/event.ts';
import { toEventView } from '../events/views/event-view.ts';
import { toProviderEventView } from '../events/views/provider-event.ts';

/** The account's own events and the events sent to the account, with the fields that the account's owner may read. */
export function eventRecords({ events, now }: Pick<EventDeps, 'events' | 'now'>): ExportSource[] {
  return [
    sourceOf(events, (accountId) => ({ clientId: accountId }), toEventView),
    sourceOf(
      events,
      (accountId) => ({ providerId: accountId, sentToProvider: true }),
      (event) => toProviderEventView(event, now()),
    ),
  ];
}

function sourceOf(
  events: EventRepository,
  filterFor: (accountId: string) => Record<string, unknown>,
  view: (event: Event) => EventView,
): ExportSource {
  return {
    kind: 'events',
    async *records(accountId, after) {
      const filter = { ...filterFor(accountId), ...(after !== null && { id: { $gt: after } }) };
      for await (const event of events.stream(filter)) {
        const history = await events.history(event.id);
        const record = { ...eventView.parse(view(event)), history: history.map(toHistoryRecord) };
        yield { id: event.id, record };
      }
    },
  };
}

function toHistoryRecord({ type, status, at }: { type: string; status: string; at: Date }) {
  return { type, status, at };
}
