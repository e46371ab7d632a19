import type { PointerEvent } from 'react';
import { forgetFailedShares } from './forget-failed-shares.ts';
import { savesData } from './saves-data.ts';

/** A part of a page whose code is loaded on demand: a dialog, a panel, a form. */
export type Part<Module> = {
  /** Rejects if a second attempt fails too; the next call tries again. */
  load: () => Promise<void>;
  /** Null until the code is loaded. */
  loaded: () => Module | null;
  /** Calls the listener when the code is loaded. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Starts loading and ignores a failure; a later `load` reports it. */
  prepare: () => void;
  /** Props for the element that opens the part: loads the part on hover and on focus. */
  intent: { onPointerEnter: (event: PointerEvent) => void; onFocus: () => void };
};

/** Creates a part. `fetchModule` is a dynamic import. */
export function createPart<Module>(fetchModule: () => Promise<Module>): Part<Module> {
  let loaded: Module | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function fetchOnce() {
    try {
      loaded = await fetchModule().catch(fetchAgain);
    } catch (error) {
      forgetFailedShares();
      loading = null;
      throw error;
    }
    listeners.forEach((listener) => {
      listener();
    });
  }

  function fetchAgain() {
    forgetFailedShares();
    return fetchModule();
  }

  function load(): Promise<void> {
    loading ??= fetchOnce();
    return loading;
  }

  function prepare() {
    void load().catch(() => undefined);
  }

  function prepareOnIntent() {
    if (!savesData()) {
      prepare();
    }
  }

  return {
    load,
    loaded: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare,
    intent: {
      onPointerEnter({ pointerType }) {
        // A finger that scrolls also enters buttons.
        if (pointerType !== 'touch') {
          prepareOnIntent();
        }
      },
      onFocus: prepareOnIntent,
    },
  };
}
