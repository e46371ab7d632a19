import { useEffect, useEffectEvent } from 'react';
import { loadOverlays, useLoadedOverlays } from './load-overlays.ts';
import type { Overlays } from './load-overlays.ts';
import { notify } from './notify.tsx';

type UseOverlaysOptions = { isEnabled: boolean; onLoadError: () => void };

/** If `isEnabled`, loads dialogs, menus and toasts. Returns null until they are loaded. A failure shows a toast and runs `onLoadError`. */
export function useOverlays({ isEnabled, onLoadError }: UseOverlaysOptions): Overlays | null {
  const overlays = useLoadedOverlays();
  const handleLoadError = useEffectEvent(onLoadError);

  useEffect(() => {
    if (isEnabled && overlays === null) {
      loadOverlays().catch(() => {
        notify({
          kind: 'destructive',
          title: 'Something Went Wrong',
          description: 'This could not be opened. Reload the page.',
        });
        handleLoadError();
      });
    }
  }, [isEnabled, overlays]);

  return overlays;
}
