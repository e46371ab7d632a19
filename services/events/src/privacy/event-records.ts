import { eventView } from '@marquee/contracts/events';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { EventRepository } from '../events/event-repository.ts';
import { toEventView } from '../events/event-view.ts';

/** The account's own events, and those sent to it: as it may read them anyway. */
export function eventRecords(events: EventRepository): ExportSource[] {
  return [
    sourceOf(events, (accountId) => ({ clientId: accountId })),
    sourceOf(events, (accountId) => ({ providerId: accountId, sentToProvider: true })),
  ];
}

function sourceOf(
  events: EventRepository,
  filterFor: (accountId: string) => Record<string, unknown>,
): ExportSource {
  return {
    kind: 'events',
    async *records(accountId, after) {
      const filter = { ...filterFor(accountId), ...(after !== null && { id: { $gt: after } }) };
      for await (const event of events.stream(filter)) {
        const history = await events.history(event.id);
        const record = { ...eventView.parse(toEventView(event)), history: history.map(toHistoryRecord) };
        yield { id: event.id, record };
      }
    },
  };
}

function toHistoryRecord({ type, status, at }: { type: string; status: string; at: Date }) {
  return { type, status, at };
}
