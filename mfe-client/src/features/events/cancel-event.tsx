import type { EventView } from '@marquee/contracts/events';
import { createPart, usePart } from '@marquee/web-kit/parts';

type CancelEventProps = {
  event: EventView;
  /** The amount paid for the event, as a sentence; empty if nothing was paid. */
  paymentSummary: string;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
};

/** The dialog that asks for a reason, in a separate chunk because no other action on an event needs a form. */
export const cancelEvent = createPart(
  () => import(/* webpackChunkName: "cancel-event-dialog" */ './cancel-event-dialog.tsx'),
);

export function CancelEvent(props: CancelEventProps) {
  const dialog = usePart(cancelEvent, { isEnabled: true, onLoadError: props.onClose });

  return dialog && <dialog.CancelEventDialog {...props} />;
}
