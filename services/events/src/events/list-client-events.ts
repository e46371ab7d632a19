import type * as api from '@marquee/contracts/client-event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { EventDeps } from './event-deps.ts';
import { toEventView } from './event-view.ts';

export function listClientEvents({ events }: EventDeps): Handler<typeof api.listClientEvents> {
  return async ({ query }, { clientId }) => {
    const page = await events.page({ filter: { clientId }, sortBy: 'createdAt', page: query });
    return mapPage(page, toEventView);
  };
}
