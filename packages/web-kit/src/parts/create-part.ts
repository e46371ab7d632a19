import type { PointerEvent } from 'react';
import { clearFailedSharedModules } from './clear-failed-shared-modules.ts';
import { isSaveDataEnabled } from './is-save-data-enabled.ts';

/** A part of a page whose code is loaded on demand: a dialog, a panel, a form. */
export type Part<Module> = {
  /** Loads the code, with at most two attempts. Rejects if both fail; the next call tries again. */
  load: () => Promise<void>;
  /** Null until the code is loaded. */
  loaded: () => Module | null;
  /** Calls the listener when the code is loaded. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Starts loading and ignores a failure; a later `load` reports it. */
  preload: () => void;
  /** Props for the element that opens the part. They load the code on focus and on hover (not by touch), unless data saving is enabled. */
  intent: { onPointerEnter: (event: PointerEvent) => void; onFocus: () => void };
};

/** Creates a part. `fetchModule` is a dynamic import. */
export function createPart<Module>(fetchModule: () => Promise<Module>): Part<Module> {
  let loaded: Module | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function fetchOnce() {
    try {
      loaded = await fetchModule().catch(retry);
    } catch (error) {
      clearFailedSharedModules();
      loading = null;
      throw error;
    }
    listeners.forEach((listener) => {
      listener();
    });
  }

  function retry() {
    clearFailedSharedModules();
    return fetchModule();
  }

  function load(): Promise<void> {
    loading ??= fetchOnce();
    return loading;
  }

  function preload() {
    void load().catch(() => undefined);
  }

  function preloadOnIntent() {
    if (!isSaveDataEnabled()) {
      preload();
    }
  }

  return {
    load,
    loaded: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preload,
    intent: {
      onPointerEnter({ pointerType }) {
        // A finger that scrolls the page also causes `pointerenter` on buttons.
        if (pointerType !== 'touch') {
          preloadOnIntent();
        }
      },
      onFocus: preloadOnIntent,
    },
  };
}
