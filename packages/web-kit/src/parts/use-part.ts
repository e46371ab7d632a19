import { notify } from '@marquee/ui';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Part } from './create-part.ts';
import { useLoadedPart } from './use-loaded-part.ts';

type Wanted = { isWanted: boolean; onMissing: () => void };

/**
 * The module of a part that a button opens; null until it is wanted and there. Meanwhile the button looks busy. A failure is reported by a
 * toast, and `onMissing` is called.
 */
export function usePart<Module>(part: Part<Module>, { isWanted, onMissing }: Wanted): Module | null {
  const module = useLoadedPart(part);
  const isWaiting = isWanted && module === null;
  const giveUp = useEffectEvent(onMissing);

  useEffect(() => {
    let isOver = false;
    if (isWaiting) {
      part.load().catch(() => {
        if (!isOver) {
          notifyMissing();
          giveUp();
        }
      });
    }
    return () => {
      isOver = true;
    };
  }, [isWaiting, part]);
  useBusyTrigger(isWaiting);

  return isWanted ? module : null;
}

/** Reports a part that did not come. */
export function notifyMissing(): void {
  notify({
    kind: 'destructive',
    title: 'Something Went Wrong',
    description: 'This could not be opened. Reload the page.',
  });
}

/** The button that has opened the part has the focus by then. */
function useBusyTrigger(isWaiting: boolean): void {
  useLayoutEffect(() => {
    const trigger = isWaiting ? document.activeElement?.closest('button') : null;
    trigger?.setAttribute('aria-busy', 'true');
    return () => trigger?.removeAttribute('aria-busy');
  }, [isWaiting]);
}
