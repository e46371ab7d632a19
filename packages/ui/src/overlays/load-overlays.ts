import { useSyncExternalStore } from 'react';
import type * as everyOverlay from './overlays.ts';

export type Overlays = typeof everyOverlay;

let loaded: Overlays | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Dialogs, menus and toasts; null until they are there. */
export function loadedOverlays(): Overlays | null {
  return loaded;
}

/** Rejects when they do not come, also at a second attempt; the next call tries again. */
export function loadOverlays(): Promise<void> {
  loading ??= load().catch(load).then(provideOverlays);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

export function provideOverlays(overlays: Overlays): void {
  loaded = overlays;
  listeners.forEach((listener) => {
    listener();
  });
}

export function useLoadedOverlays(): Overlays | null {
  // A page that was rendered at the build has none yet, and is taken over as it is.
  return useSyncExternalStore(onLoaded, loadedOverlays, () => null);
}

function load(): Promise<Overlays> {
  return import(/* webpackChunkName: "overlays" */ './overlays.ts');
}

function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads them when somebody first turns to the page, so that they are there when they are opened. Gives back how to stop. */
export function loadWhenTouched(): () => void {
  const onTouch = () => {
    stop();
    // Who opens one tries again, and says so when it does not come.
    void loadOverlays().catch(() => undefined);
  };
  const stop = () => {
    touches.forEach((type) => {
      document.removeEventListener(type, onTouch, true);
    });
  };
  touches.forEach((type) => {
    document.addEventListener(type, onTouch, true);
  });
  return stop;
}
