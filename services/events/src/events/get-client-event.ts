import type * as api from '@marquee/contracts/client-event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { toEventView } from './views/event-view.ts';

export function getClientEvent({ events }: EventDeps): Handler<typeof api.getClientEvent> {
  return async ({ params }, { clientId }) => toEventView(await events.get(params.id, { clientId }));
}
