import type { DialogProps } from './dialog-window.tsx';
import { useBusyTrigger } from './use-busy-trigger.ts';
import { useOverlays } from './use-overlays.ts';

/** A modal dialog. With `onOpenChange`, Escape, the close button and a click outside close it. Closing restores the previous focus. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const overlays = useOverlays({ isEnabled: open, onLoadError: () => onOpenChange?.(false) });
  useBusyTrigger(open && overlays === null);

  return <>{overlays && <overlays.DialogWindow {...props} />}</>;
}
