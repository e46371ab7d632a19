import type * as api from '@marquee/contracts/client-event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import { basisOf } from './event-basis.ts';
import { toEventView } from './views/event-view.ts';
import { cancel } from './domain/status-rules.ts';

export function cancelClientEvent(deps: EventDeps): Handler<typeof api.cancelClientEvent> {
  return async ({ params, body }, { clientId }, context) => {
    const cancelled = await changeEvent(deps, {
      id: params.id,
      owner: { clientId },
      decide: (event, at) => cancel(event, { by: 'client', reason: body.reason }, at),
      basis: basisOf(body.revision),
      cause: context,
    });
    return toEventView(cancelled);
  };
}
