import { useEffect, useEffectEvent } from 'react';
import { loadOverlays, useLoadedOverlays } from './load-overlays.ts';
import type { Overlays } from './load-overlays.ts';
import { notify } from './notify.tsx';

type UseOverlaysOptions = { isEnabled: boolean; onLoadError: () => void };

/** Loads dialogs, menus and toasts if `isEnabled`; returns null until then. If loading fails, shows a toast and calls `onLoadError`. */
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
