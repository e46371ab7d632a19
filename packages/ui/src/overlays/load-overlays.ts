import { useSyncExternalStore } from 'react';
import type * as everyOverlay from './overlays.ts';

export type Overlays = typeof everyOverlay;

let loaded: Overlays | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Returns dialogs, menus and toasts; null until they are loaded. */
export function loadedOverlays(): Overlays | null {
  return loaded;
}

/** Loads dialogs, menus and toasts, with at most two attempts. Rejects if both fail; the next call tries again. */
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
  // A prerendered page was rendered without overlays, so hydration must start without them.
  return useSyncExternalStore(onLoaded, loadedOverlays, () => null);
}

function load(): Promise<Overlays> {
  return import(/* webpackChunkName: "overlays" */ './overlays.ts');
}

function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads the overlays on the first interaction with the page. Returns a function that removes the listeners. */
export function preloadOnFirstInteraction(): () => void {
  const onInteraction = (event: Event) => {
    if (isStationaryPointer(event)) {
      return;
    }
    stop();
    // A failure is ignored here: opening an overlay loads again and reports a failure.
    void loadOverlays().catch(() => undefined);
  };
  const stop = () => {
    interactionEvents.forEach((type) => {
      document.removeEventListener(type, onInteraction, true);
    });
  };
  interactionEvents.forEach((type) => {
    document.addEventListener(type, onInteraction, true);
  });
  return stop;
}

/** Detects the event that browsers dispatch for a mouse at rest when a page appears under it. */
function isStationaryPointer(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    event instanceof MouseEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}
