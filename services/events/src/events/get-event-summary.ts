import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { periodsAt } from './event-counts.ts';
import type { EventDeps } from './event-deps.ts';
import { summarizeEvents } from './views/event-summary.ts';

export function getEventSummary({ events, timeZone, now }: EventDeps): Handler<typeof api.getEventSummary> {
  return async (_input, { providerId }) => {
    const periods = periodsAt(timeZone, now());
    return summarizeEvents(await events.countsBy(providerId, periods), periods);
  };
}
