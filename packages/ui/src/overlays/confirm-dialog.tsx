import type { ReactNode } from 'react';
import { useBusyTrigger } from './use-busy-trigger.ts';
import { useOverlays } from './use-overlays.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names the object: "Accept the quote for Amara & Jonah's Wedding?". */
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  tone?: 'primary' | 'spotlight' | 'danger';
  pending?: boolean;
  pendingText?: string;
  withPrice?: boolean;
  children: ReactNode;
};

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
