import { dateIn } from '@marquee/contracts/dates';
import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { requestPage } from './request-page.ts';
import { showProviderEvents } from './views/show-provider-events.ts';

/** Returns requests in three sections, each ordered by date: upcoming, past, and completed or cancelled. */
export function listProviderRequests(deps: EventDeps): Handler<typeof api.listProviderRequests> {
  return async ({ query }, { providerId }) => {
    const today = dateIn(deps.timeZone, deps.now());
    return showProviderEvents(deps, await requestPage(deps.events, { providerId, today, page: query }));
  };
}
