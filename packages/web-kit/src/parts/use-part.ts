import { notify } from '@marquee/ui';
import { useBusyTrigger } from '@marquee/ui/busy-trigger';
import { useEffect, useEffectEvent } from 'react';
import type { Part } from './create-part.ts';
import { useLoadedPart } from './use-loaded-part.ts';

type Wanted = { isWanted: boolean; onMissing: () => void };

/**
 * The module of a part that a button opens; null until `isWanted` and loaded. The button is marked as busy meanwhile. If loading fails,
 * shows a toast and calls `onMissing`.
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

/** Shows a toast about a part that failed to load. */
export function notifyMissing(): void {
  notify({
    kind: 'destructive',
    title: 'Something Went Wrong',
    description: 'This could not be opened. Reload the page.',
  });
}
