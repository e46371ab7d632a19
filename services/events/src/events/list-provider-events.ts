import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { showProviderEvents } from './views/show-provider-events.ts';

type ProviderList = typeof api.listEvents | typeof api.listProviderEvents;

/** Returns the events sent to the provider, latest event date first. */
export function listProviderEvents(deps: EventDeps): Handler<ProviderList> {
  return async ({ query }, { providerId }) => {
    const filter = { providerId, sentToProvider: true };
    return showProviderEvents(deps, await deps.events.page({ filter, sortBy: 'eventDate', page: query }));
  };
}
