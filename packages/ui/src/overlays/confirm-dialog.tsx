import type { ConfirmDialogProps } from './confirm-window.tsx';
import { useBusyTrigger } from './use-busy-trigger.ts';
import { useOverlays } from './use-overlays.ts';

/** Asks for confirmation of an action. After `onConfirm` the dialog stays open until the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange } = props;
  const overlays = useOverlays({
    isEnabled: open,
    onLoadError: () => {
      onOpenChange(false);
    },
  });
  useBusyTrigger(open && overlays === null);

  return <>{overlays && <overlays.ConfirmWindow {...props} />}</>;
}
