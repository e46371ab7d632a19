import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import { basisOf } from './event-basis.ts';
import { toEventView } from './event-view.ts';
import { changeStatus } from './status-rules.ts';

export function changeEventStatus(deps: EventDeps): Handler<typeof api.changeEventStatus> {
  return async ({ params, body }, { providerId }, context) => {
    const { status, reason = '', revision } = body;
    const changed = await changeEvent(deps, {
      id: params.id,
      owner: { providerId, sentToProvider: true },
      decide: (event, at) => changeStatus(event, { status, reason }, at),
      basis: basisOf(revision),
      cause: context,
    });
    return toEventView(changed);
  };
}
