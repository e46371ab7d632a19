import type * as api from '@marquee/contracts/client-event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeEvent } from './change-event.ts';
import { send } from './domain/draft-rules.ts';
import type { EventDeps } from './event-deps.ts';
import { basisOf } from './event-basis.ts';
import { toEventView } from './views/event-view.ts';

export function sendEventToProvider(deps: EventDeps): Handler<typeof api.sendEventToProvider> {
  return async ({ params, body }, { clientId }, context) => {
    const sent = await changeEvent(deps, {
      id: params.id,
      owner: { clientId },
      decide: async (event, at) => {
        const recipient =
          event.providerId === null ? null : await deps.providers.getRecipient(event.providerId);
        return send(event, recipient, at);
      },
      basis: basisOf(body?.revision),
      beforeSave: () => deps.rates.requireWithin('SEND_EVENT_ACCOUNT_LIMIT', clientId),
      cause: context,
    });
    return toEventView(sent);
  };
}
