import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import { changedBy } from './event-basis.ts';
import type { Event } from './domain/event.ts';
import { showProviderEvent } from './views/provider-event.ts';
import { changeStatus } from './domain/status-rules.ts';

export function changeEventStatus(deps: EventDeps): Handler<typeof api.changeEventStatus> {
  return async ({ params, body }, { providerId }, context) => {
    const { status, reason = '', revision } = body;
    const show = (event: Event) => showProviderEvent(deps, event);
    const changed = await changeEvent(deps, {
      id: params.id,
      owner: { providerId, sentToProvider: true },
      decide: (event, at) => changeStatus(event, { status, reason }, at),
      basis: { revision, show, changedBy },
      cause: context,
    });
    return show(changed);
  };
}
