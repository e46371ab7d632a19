type SafeStorage = {
  read: (key: string) => string | null;
  /** Stores the text. Returns whether the browser has stored it; if not, the text lasts only as long as the page. */
  keep: (key: string, text: string) => boolean;
  forget: (key: string) => void;
  forgetAll: (prefix: string) => void;
};

/** Stored in `localStorage` until removed. Never throws. */
export const safeLocalStorage = createSafeStorage(() => localStorage);

/** Stored in `sessionStorage` until the tab is closed, also across full page loads. Never throws. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);

/** Falls back to memory, for the lifetime of the page, if storage is blocked by a browser setting or full. */
function createSafeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  function forget(key: string) {
    memory.delete(key);
    attempt(() => {
      storage().removeItem(key);
    });
  }

  return {
    read: (key) => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    keep(key, text) {
      forget(key);
      const isStored = attempt(() => {
        storage().setItem(key, text);
        return true;
      });
      if (!isStored) {
        memory.set(key, text);
      }
      return isStored ?? false;
    },
    forget,
    forgetAll(prefix) {
      const keys = [...memory.keys(), ...(attempt(() => Object.keys(storage())) ?? [])];
      keys.filter((key) => key.startsWith(prefix)).forEach(forget);
    },
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
