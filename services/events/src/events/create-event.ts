import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toAddressedProvider } from '../projections/to-addressed-provider.ts';
import { addEvent } from './add-event.ts';
import type { EventDeps } from './event-deps.ts';
import { detailsOfRequest } from './domain/event-details.ts';
import { toEventView } from './views/event-view.ts';

export function createEvent(deps: EventDeps): Handler<typeof api.createEvent> {
  return async ({ body }, actor, context) => {
    const found = await deps.findProvider(body.providerEmail, context);
    const opened = {
      id: context.newId(),
      details: detailsOfRequest(body),
      provider: toAddressedProvider(found, body.providerEmail),
      client: { clientId: actor.clientId, email: actor.email, name: actor.email },
    };
    return toEventView(await addEvent(deps, opened, context));
  };
}
