import type { ReactNode } from 'react';
import { useBusyTrigger } from './use-busy-trigger.ts';
import { useOverlays } from './use-overlays.ts';

export type DialogProps = {
  open: boolean;
  /** Omit it if only the dialog's actions close the dialog. There is then no close button, and Escape and a click outside do nothing. */
  onOpenChange?: (open: boolean) => void;
  /** The name of the object: "Amara & Jonah's Wedding". */
  title: string;
  actions?: ReactNode;
  withPrice?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

/** A modal dialog. With `onOpenChange`, Escape, the close button and a click outside close it. Closing restores the previous focus. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const overlays = useOverlays({ isEnabled: open, onLoadError: () => onOpenChange?.(false) });
  useBusyTrigger(open && overlays === null);

  return <>{overlays && <overlays.DialogWindow {...props} />}</>;
}
