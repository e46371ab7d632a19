import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeEvent } from './change-event.ts';
import { eraseSide } from './domain/erase-rules.ts';
import type { EventDeps } from './event-deps.ts';
import type { Side } from './domain/event.ts';

type Erasing = { id: string; side: Side };

/** Erases one side of an event. Publishes the cancellation, if any, and the erasure as separate messages in this order. */
export async function eraseEvent(deps: EventDeps, { id, side }: Erasing, cause: Cause): Promise<void> {
  let before = -1;
  let { version } = await deps.events.get(id);
  while (version !== before) {
    before = version;
    const changed = await changeEvent(deps, { id, decide: (event) => eraseSide(event, side), cause });
    version = changed.version;
  }
}
