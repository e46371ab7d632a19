import type { Eraser, Erasure } from '@marquee/service-kit/privacy/erase-account';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { eraseEvent } from '../events/erase-event.ts';
import type { EventDeps } from '../events/event-deps.ts';

/** Whoever the account is, it may have booked; only a provider is asked for. */
export function eraseEvents(deps: EventDeps): Eraser {
  return async (erasure) => {
    const { accountId } = erasure.payload;
    for await (const { id } of deps.events.stream({ clientId: accountId })) {
      await eraseForClient(deps, id, erasure);
    }
    for await (const { id } of deps.events.stream({ providerId: accountId })) {
      await eraseEvent(deps, { id, side: 'provider' }, erasure);
    }
  };
}

/** A draft goes altogether; one that is sent in this moment is found changed, and looked at again. */
async function eraseForClient(deps: EventDeps, id: string, erasure: Erasure): Promise<void> {
  const wasDraft = await againWhenChanged('event', async () => {
    const event = await deps.events.findOne({ id });
    if (event === null || event.sentToProvider) {
      return event === null;
    }
    await deps.events.remove(event);
    return true;
  });
  if (!wasDraft) {
    await eraseEvent(deps, { id, side: 'client' }, erasure);
  }
}
