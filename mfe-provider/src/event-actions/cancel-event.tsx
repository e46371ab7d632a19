import type { EventView } from '@marquee/contracts/events';
import { createPart, usePart } from '@marquee/web-kit/parts';

type CancelEventProps = { event: EventView; onClose: () => void };

/** The dialog that asks for a reason, in a separate chunk because no other action on an event needs a form. */
export const cancelEvent = createPart(
  () => import(/* webpackChunkName: "cancel-event-dialog" */ './cancel-event-dialog.tsx'),
);

export function CancelEvent(props: CancelEventProps) {
  const dialog = usePart(cancelEvent, { isEnabled: true, onLoadError: props.onClose });

  return dialog && <dialog.CancelEventDialog {...props} />;
}
