type Keeper = {
  read: (key: string) => string | null;
  /** Returns whether the browser stored the text, so that it outlives the page. */
  keep: (key: string, text: string) => boolean;
  forget: (key: string) => void;
  forgetAll: (prefix: string) => void;
};

/** Stored in `localStorage` until removed. Never throws. */
export const keptOnDevice = keeperOf(() => localStorage);

/** Stored in `sessionStorage` until the tab is closed, also across full page loads. Never throws. */
export const keptInTab = keeperOf(() => sessionStorage);

/** Falls back to memory, for the lifetime of the page, if storage is blocked by a browser setting or full. */
function keeperOf(storage: () => Storage): Keeper {
  const refused = new Map<string, string>();

  function forget(key: string) {
    refused.delete(key);
    attempt(() => {
      storage().removeItem(key);
    });
  }

  return {
    read: (key) => refused.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    keep(key, text) {
      forget(key);
      const isKept = attempt(() => {
        storage().setItem(key, text);
        return true;
      });
      if (!isKept) {
        refused.set(key, text);
      }
      return isKept ?? false;
    },
    forget,
    forgetAll(prefix) {
      const keys = [...refused.keys(), ...(attempt(() => Object.keys(storage())) ?? [])];
      keys.filter((key) => key.startsWith(prefix)).forEach(forget);
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
