import { useEffect, useEffectEvent } from 'react';
import { loadOverlays, useLoadedOverlays } from './load-overlays.ts';
import type { Overlays } from './load-overlays.ts';
import { notify } from './notify.tsx';

type Wanted = { isWanted: boolean; onMissing: () => void };

/** Returns dialogs, menus and toasts, loaded once `isWanted`; null before. If loading fails, shows a toast and calls `onMissing`. */
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
