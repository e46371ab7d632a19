import type * as api from '@marquee/contracts/client-event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { Event } from './domain/event.ts';
import type { EventDeps } from './event-deps.ts';
import { toEventView } from './views/event-view.ts';

export function listClientEvents({ events, providers }: EventDeps): Handler<typeof api.listClientEvents> {
  return async ({ query }, { clientId }) => {
    const page = await events.page({ filter: { clientId }, sortBy: 'createdAt', page: query });
    const unverified = await providers.findUnverified(page.rows.flatMap(unsentTo));
    return mapPage(page, (event) => ({
      ...toEventView(event),
      ...(unsentTo(event).some((id) => unverified.has(id)) ? { providerEmailVerified: false } : {}),
    }));
  };
}

/** The id of the provider to whom an unsent event is addressed; empty after sending, and without a provider. */
function unsentTo({ sentToProvider, providerId }: Event): string[] {
  return sentToProvider || providerId === null ? [] : [providerId];
}
