import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { showProviderEvent } from './views/provider-event.ts';

export function getProviderEvent(deps: EventDeps): Handler<typeof api.getProviderEvent> {
  return async ({ params }, { providerId }) =>
    showProviderEvent(deps, await deps.events.get(params.id, { providerId, sentToProvider: true }));
}
