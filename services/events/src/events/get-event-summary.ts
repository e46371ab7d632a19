import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { next30Days, summarise } from './event-summary.ts';

export function getEventSummary({ events, timeZone, now }: EventDeps): Handler<typeof api.getEventSummary> {
  return async (_input, { providerId }) =>
    summarise(await events.totalsByStatus(providerId, next30Days(timeZone, now())));
}
