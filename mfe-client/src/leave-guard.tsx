import { UnsavedGuard } from '@marquee/web-kit';
import type { RefObject } from 'react';
import { useWarnBeforeUnload } from './use-warn-before-unload.ts';

type LeaveGuardProps = {
  isDirty: boolean;
  /** Set at the moment of saving, before the page moves on. */
  isSaved: RefObject<boolean>;
  title: string;
};

/** Asks before typed text is lost, whether a link leads away or the browser itself goes. */
export function LeaveGuard({ isDirty, isSaved, title }: LeaveGuardProps) {
  useWarnBeforeUnload(isDirty);

  return (
    <UnsavedGuard
      isUnsaved={() => isDirty && !isSaved.current}
      title={title}
      consequence="What you changed here is lost."
    />
  );
}
