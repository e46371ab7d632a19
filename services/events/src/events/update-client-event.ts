import type * as api from '@marquee/contracts/client-event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { providerNotFound } from '../projections/find-provider.ts';
import { toAddressedProvider } from '../projections/to-addressed-provider.ts';
import { changeEvent } from './change-event.ts';
import { edit, needsProvider } from './domain/draft-rules.ts';
import { editedDetails } from './domain/edited-details.ts';
import { eraseEvent } from './erase-event.ts';
import type { EventDeps } from './event-deps.ts';
import { basisOf } from './event-basis.ts';
import { toEventView } from './views/event-view.ts';
import type { AddressedProvider, Event } from './domain/event.ts';

export function updateClientEvent(deps: EventDeps): Handler<typeof api.updateClientEvent> {
  return async ({ params, body }, { clientId }, context) => {
    const email = body.providerEmail ?? '';
    const changed = await changeEvent(deps, {
      id: params.id,
      owner: { clientId },
      decide: async (event, at) => {
        const provider = await addressedProvider(deps, event, { email, cause: context });
        return edit(event, { details: editedDetails(event, body), provider }, at);
      },
      basis: basisOf(body.revision),
      cause: context,
    });
    await unassignIfProviderErased(deps, changed, context);
    return toEventView(changed);
  };
}

/** Frees the draft and rejects the call if the provider's account was deleted during this call; the deletion may have missed the draft. */
async function unassignIfProviderErased(deps: EventDeps, event: Event, cause: Cause): Promise<void> {
  if (event.providerId !== null && (await deps.providers.isErased(event.providerId))) {
    await eraseEvent(deps, { id: event.id, side: 'provider' }, cause);
    throw providerNotFound();
  }
}

async function addressedProvider(
  { findProvider }: EventDeps,
  event: Event,
  { email, cause }: { email: string; cause: Cause },
): Promise<AddressedProvider | null> {
  if (!needsProvider(event, email)) {
    return null;
  }
  return toAddressedProvider(await findProvider(email, cause), email);
}
