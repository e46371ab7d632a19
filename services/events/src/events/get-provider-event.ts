import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { toProviderEventView } from './provider-event.ts';

export function getProviderEvent({ events, now }: EventDeps): Handler<typeof api.getProviderEvent> {
  return async ({ params }, { providerId }) =>
    toProviderEventView(await events.get(params.id, { providerId, sentToProvider: true }), now());
}
