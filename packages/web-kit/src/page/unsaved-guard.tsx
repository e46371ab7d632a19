import { ConfirmDialog, Small } from '@marquee/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { Location } from 'react-router';

type UnsavedGuardProps = {
  /** Asked at the moment of leaving, so that a form that has just been saved lets go. */
  isUnsaved: () => boolean;
  title: string;
  consequence?: string;
  /** Whether what was typed lies on the device: then a reload loses nothing. */
  hasDraft?: boolean;
};

/** Asks before typed text is lost, whether a link leads away or the browser itself goes. */
export function UnsavedGuard({
  isUnsaved,
  title,
  consequence = 'Your changes will be lost.',
  hasDraft = false,
}: UnsavedGuardProps) {
  useWarnBeforeUnload(() => !hasDraft && isUnsaved());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      addressOf(currentLocation) !== addressOf(nextLocation) && isUnsaved(),
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
 * The browser's own question before unsaved text is lost, also when the session has ended. It listens only while there is unsaved text,
 * because browsers do not keep a page with such a listener for Back.
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

/** Tabs live in the query, and leaving one leaves its form. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
