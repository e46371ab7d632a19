import { notify } from '@marquee/ui';
import { useBusyTrigger } from '@marquee/ui/busy-trigger';
import { useEffect, useEffectEvent } from 'react';
import type { Part } from './create-part.ts';
import { useLoadedPart } from './use-loaded-part.ts';

type UsePartOptions = { isEnabled: boolean; onLoadError: () => void };

/**
 * If `isEnabled`, loads the part that a button opens. Returns the part's module, or null while `isEnabled` is false or the module is not
 * loaded. Marks the button as busy during the load. If the load fails, shows a toast and calls `onLoadError`.
 */
export function usePart<Module>(
  part: Part<Module>,
  { isEnabled, onLoadError }: UsePartOptions,
): Module | null {
  const module = useLoadedPart(part);
  const isLoading = isEnabled && module === null;
  const handleLoadError = useEffectEvent(onLoadError);

  useEffect(() => {
    let isCancelled = false;
    if (isLoading) {
      part.load().catch(() => {
        if (!isCancelled) {
          notifyLoadError();
          handleLoadError();
        }
      });
    }
    return () => {
      isCancelled = true;
    };
  }, [isLoading, part]);
  useBusyTrigger(isLoading);

  return isEnabled ? module : null;
}

/** Shows a toast about a part that failed to load. */
export function notifyLoadError(): void {
  notify({
    kind: 'destructive',
    title: 'Something Went Wrong',
    description: 'This could not be opened. Reload the page.',
  });
}
