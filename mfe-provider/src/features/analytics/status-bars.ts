import { eventStatus, eventStatusLabels } from '@marquee/contracts/event-statuses';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventSummary } from '@marquee/contracts/events';

export type StatusBar = { status: EventStatus; label: string; events: number };

/** Returns one bar for every status, in the order of an event's life, even for a status without events. */
export function toStatusBars(byStatus: EventSummary['byStatus']): StatusBar[] {
  return eventStatus.options.map((status) => ({
    status,
    label: eventStatusLabels[status],
    events: byStatus.find((count) => count.status === status)?.events ?? 0,
  }));
}
