import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { addEvent } from './add-event.ts';
import type { EventDeps } from './event-deps.ts';
import { detailsOfRequest } from './event-details.ts';
import { toEventView } from './event-view.ts';

export function createEvent(deps: EventDeps): Handler<typeof api.createEvent> {
  return async ({ body }, actor, context) => {
    const { providerId } = await deps.findProvider(body.providerEmail, context);
    const provider = { providerId, providerEmail: body.providerEmail };
    const opened = { id: context.newId(), details: detailsOfRequest(body), provider, client: actor };
    return toEventView(await addEvent(deps, opened, context));
  };
}
