import type { PointerEvent } from 'react';
import { forgetFailedShares } from './forget-failed-shares.ts';
import { savesData } from './saves-data.ts';

/** A part of a page whose code is loaded when it is wanted: a dialog, a panel, a form. */
export type Part<Module> = {
  /** Rejects when the code does not come, also at a second attempt; the next call fetches it again. */
  load: () => Promise<void>;
  /** Null until the code is there. */
  loaded: () => Module | null;
  /** Calls the listener when the code is there. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Begins to load. The caller that needs the part learns when it does not come. */
  prepare: () => void;
  /** Spread into what opens the part: it loads the part when somebody points at it or comes to it by keyboard. */
  intent: { onPointerEnter: (event: PointerEvent) => void; onFocus: () => void };
};

/** `fetchModule`: a dynamic import. */
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
        // A finger that scrolls passes over buttons that it does not mean.
        if (pointerType !== 'touch') {
          prepareOnIntent();
        }
      },
      onFocus: prepareOnIntent,
    },
  };
}
