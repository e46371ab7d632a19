import type { ReactNode } from 'react';
import { useBusyTrigger, useOverlays } from './use-overlays.ts';

export type DialogProps = {
  open: boolean;
  /** Left out where only its actions end it: then there is no cross, and Escape and a click outside do nothing. */
  onOpenChange?: (open: boolean) => void;
  /** Names the object: "Amara & Jonah's Wedding". */
  title: string;
  actions?: ReactNode;
  withPrice?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

/** Modal; Escape, the cross and a click outside close it unless only its actions do, and the focus goes back where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const overlays = useOverlays({ isWanted: open, onMissing: () => onOpenChange?.(false) });
  useBusyTrigger(open && overlays === null);

  return <>{overlays && <overlays.DialogWindow {...props} />}</>;
}
