type Keeper = {
  read: (key: string) => string | null;
  /** Tells whether it outlasts the page. */
  keep: (key: string, text: string) => boolean;
  forget: (key: string) => void;
  forgetAll: (prefix: string) => void;
};

/** Kept in this browser until it is forgotten. Never throws. */
export const keptOnDevice = keeperOf(() => localStorage);

/** Kept until the tab is closed, also over a full load. Never throws. */
export const keptInTab = keeperOf(() => sessionStorage);

/** Browsers block storage by a setting, and it may be full: what it refuses lasts as long as the page is loaded. */
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
