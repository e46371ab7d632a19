import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { EventDeps } from './event-deps.ts';
import { toProviderEventView } from './provider-event.ts';

type ProviderList = typeof api.listEvents | typeof api.listProviderEvents | typeof api.listProviderRequests;

/** Events sent to the provider, the latest first by `sortBy`. */
export function listProviderEvents(
  { events, now }: EventDeps,
  sortBy: 'eventDate' | 'sentToProviderAt',
): Handler<ProviderList> {
  return async ({ query }, { providerId }) => {
    const page = await events.page({ filter: { providerId, sentToProvider: true }, sortBy, page: query });
    const at = now();
    return mapPage(page, (event) => toProviderEventView(event, at));
  };
}
