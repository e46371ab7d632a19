import type { Eraser, Erasure } from '@marquee/service-kit/privacy/erase-account';
import { eraseEach } from '@marquee/service-kit/privacy/erase-each';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { eraseEvent } from '../events/erase-event.ts';
import type { EventDeps } from '../events/event-deps.ts';

/** Erases an account's events. An account of any role may have events as a client; only a provider may have received requests. */
export function eraseEvents(deps: EventDeps): Eraser {
  return async (erasure) => {
    const { accountId } = erasure.payload;
    await eraseEach(deps.events.ids({ clientId: accountId }), (id) => eraseForClient(deps, id, erasure));
    await eraseEach(deps.events.ids({ providerId: accountId }), (id) =>
      eraseEvent(deps, { id, side: 'provider' }, erasure),
    );
  };
}

/** Deletes a draft; erases the client from a sent event. If a draft is sent concurrently, its delete fails and the event is read again. */
async function eraseForClient(deps: EventDeps, id: string, erasure: Erasure): Promise<void> {
  const wasDraft = await retryOnConflict('event', async () => {
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
