import { ConfirmDialog, Small } from '@marquee/ui';
import { useBlocker } from 'react-router';
import type { Location } from 'react-router';

type UnsavedGuardProps = {
  /** Asked at the moment of leaving, so that a form that has just been saved lets go. */
  isUnsaved: () => boolean;
  title: string;
  consequence: string;
};

/** Asks before a link leads away from a form with unsaved changes. */
export function UnsavedGuard({ isUnsaved, title, consequence }: UnsavedGuardProps) {
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

/** Tabs live in the query, and leaving one leaves its form. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
