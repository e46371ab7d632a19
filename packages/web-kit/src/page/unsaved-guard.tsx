import { ConfirmDialog, Small } from '@marquee/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { Location } from 'react-router';

type UnsavedGuardProps = {
  /** A function, because the guard reads the current state when the user leaves: a form that was just saved must not block. */
  isUnsaved: () => boolean;
  title: string;
  consequence?: string;
  /** Whether the input is also stored on the device, so that a reload loses nothing. */
  hasDraft?: boolean;
};

/** Asks for confirmation when the user would lose unsaved input by following a link or by leaving the document. */
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
 * Shows the browser's confirmation before the user leaves the document with unsaved input, also after the session has ended. The listener
 * exists only while there is unsaved input, because the listener disables the back/forward cache.
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

/** The path and the query. The query holds the current tab, and a change of the tab removes the tab's form. */
function toAddress({ pathname, search }: Location): string {
  return pathname + search;
}
