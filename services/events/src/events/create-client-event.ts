import type * as api from '@marquee/contracts/client-event-operations';
import type { Caller } from '@marquee/service-kit/auth/caller';
import type { Handler } from '@marquee/service-kit/http/handler';
import { addEvent } from './add-event.ts';
import type { EventDeps } from './event-deps.ts';
import { detailsOfForm } from './domain/event-details.ts';
import { toEventView } from './views/event-view.ts';

export function createClientEvent(deps: EventDeps): Handler<typeof api.createClientEvent> {
  return async ({ body }, actor, context) => {
    const opened = {
      id: context.newId(),
      details: detailsOfForm(body),
      provider: null,
      client: { clientId: clientIdOf(actor), email: actor.email, name: body.contactName },
    };
    return toEventView(await addEvent(deps, opened, context));
  };
}

/** Returns the caller's id as the client's id. Providers and people without a role can also create events as clients. */
function clientIdOf(actor: Caller): string {
  return actor.role === 'client' ? actor.clientId : actor.id;
}
