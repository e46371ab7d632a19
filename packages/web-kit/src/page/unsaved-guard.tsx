import { ConfirmDialog, Small } from '@marquee/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { Location } from 'react-router';

type UnsavedGuardProps = {
  /** Called when the user leaves, so that a form that was just saved does not block. */
  isUnsaved: () => boolean;
  title: string;
  consequence?: string;
  /** Whether the input is also stored on the device, so that a reload loses nothing. */
  hasDraft?: boolean;
};

/** Asks for confirmation before unsaved input is lost, by a link or by leaving the document. */
export function UnsavedGuard({
  isUnsaved,
  title,
  consequence = 'Your changes will be lost.',
  hasDraft = false,
}: UnsavedGuardProps) {
  useWarnBeforeUnload(() => !hasDraft && isUnsaved());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      toAddress(currentLocation) !== toAddress(nextLocation) && isUnsaved(),
  );

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={title}
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    >
      <Small>{consequence}</Small>
    </ConfirmDialog>
  );
}

/**
 * Shows the browser's confirmation before unsaved input is lost, also after the session has ended. The listener exists only while there is
 * unsaved input, because it disables the back/forward cache.
 */
export function useWarnBeforeUnload(isUnsaved: () => boolean): void {
  useEffect(() => {
    if (!isUnsaved()) {
      return undefined;
    }
    function warn(event: BeforeUnloadEvent) {
      if (isUnsaved()) {
        event.preventDefault();
      }
    }
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  });
}

/** Includes the query, because it holds the current tab, and changing the tab removes its form. */
function toAddress({ pathname, search }: Location): string {
  return pathname + search;
}
