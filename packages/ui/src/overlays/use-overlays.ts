import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { loadOverlays, useLoadedOverlays } from './load-overlays.ts';
import type { Overlays } from './load-overlays.ts';
import { notify } from './notify.tsx';

type Wanted = { isWanted: boolean; onMissing: () => void };

/** Dialogs, menus and toasts, loaded when the first is wanted. A failure is reported by a toast, and `onMissing` is called. */
export function useOverlays({ isWanted, onMissing }: Wanted): Overlays | null {
  const overlays = useLoadedOverlays();
  const giveUp = useEffectEvent(onMissing);

  useEffect(() => {
    if (isWanted && overlays === null) {
      loadOverlays().catch(() => {
        notify({
          kind: 'destructive',
          title: 'Something Went Wrong',
          description: 'This could not be opened. Reload the page.',
        });
        giveUp();
      });
    }
  }, [isWanted, overlays]);

  return overlays;
}

/** The button that has opened a dialog looks busy until the dialog is loaded. It has the focus by then. */
export function useBusyTrigger(isWaiting: boolean): void {
  useLayoutEffect(() => {
    const trigger = isWaiting ? document.activeElement?.closest('button') : null;
    trigger?.setAttribute('aria-busy', 'true');
    return () => trigger?.removeAttribute('aria-busy');
  }, [isWaiting]);
}
