import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { toEventView } from './event-view.ts';

export function getProviderEvent({ events }: EventDeps): Handler<typeof api.getProviderEvent> {
  return async ({ params }, { providerId }) =>
    toEventView(await events.get(params.id, { providerId, sentToProvider: true }));
}
