import type { ReactNode } from 'react';
import { useBusyTrigger, useOverlays } from './use-overlays.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asks, and names the object: "Accept the quote for Amara & Jonah's Wedding?". */
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

/** Asks before an act that cannot be taken back; it stays open while the act is pending, the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange } = props;
  const overlays = useOverlays({
    isWanted: open,
    onMissing: () => {
      onOpenChange(false);
    },
  });
  useBusyTrigger(open && overlays === null);

  return <>{overlays && <overlays.ConfirmWindow {...props} />}</>;
}
