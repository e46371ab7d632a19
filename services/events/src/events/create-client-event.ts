import type * as api from '@marquee/contracts/client-event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { addEvent } from './add-event.ts';
import type { EventDeps } from './event-deps.ts';
import { detailsOfForm } from './event-details.ts';
import { toEventView } from './event-view.ts';

export function createClientEvent(deps: EventDeps): Handler<typeof api.createClientEvent> {
  return async ({ body }, actor, context) => {
    const opened = { id: context.newId(), details: detailsOfForm(body), provider: null, client: actor };
    return toEventView(await addEvent(deps, opened, context));
  };
}
