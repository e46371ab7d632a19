import type { Eraser, Erasure } from '@marquee/service-kit/privacy/erase-account';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { changeEvent } from '../events/change-event.ts';
import { eraseSide } from '../events/erase-rules.ts';
import type { EventDeps } from '../events/event-deps.ts';
import type { Side } from '../events/event.ts';

/** Whoever the account is, it may have booked; only a provider is asked for. */
export function eraseEvents(deps: EventDeps): Eraser {
  return async (erasure) => {
    const { accountId } = erasure.payload;
    for await (const { id } of deps.events.stream({ clientId: accountId })) {
      await eraseForClient(deps, id, erasure);
    }
    for await (const { id } of deps.events.stream({ providerId: accountId })) {
      await eraseStepwise(deps, { id, side: 'provider' }, erasure);
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
    await eraseStepwise(deps, { id, side: 'client' }, erasure);
  }
}

/** Cancelling and erasing are told one after the other, each by its own message. */
async function eraseStepwise(
  deps: EventDeps,
  { id, side }: { id: string; side: Side },
  cause: Erasure,
): Promise<void> {
  let before = -1;
  let { version } = await deps.events.get(id);
  while (version !== before) {
    before = version;
    const changed = await changeEvent(deps, { id, decide: (event) => eraseSide(event, side), cause });
    version = changed.version;
  }
}
