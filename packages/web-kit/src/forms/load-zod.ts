import type { Zod } from '@marquee/contracts/deferred/recipe';

/** Milliseconds for which a failed load stays failed, so that not every keystroke starts a new download. */
const retryDelayMs = 10_000;

type ZodLoader = {
  /**
   * Resolves to zod, which is downloaded once, with at most two attempts. Rejects if both fail. Calls in the following 10 seconds reject as
   * well, unless `clearFailure` was called; a later call starts a new download.
   */
  loadZod: () => Promise<Zod>;
  /** Starts loading zod and ignores a failure; a later `loadZod` reports it. */
  preloadZod: () => void;
  /** After a failure, allows the next call to download zod again immediately. */
  clearFailure: () => void;
};

/** Creates the functions that load zod. `load` makes one attempt to download it. */
export function createZodLoader(load: () => Promise<Zod>): ZodLoader {
  let loading: Promise<Zod> | null = null;
  let failed: Promise<Zod> | null = null;

  function clear(ended: Promise<Zod> | null) {
    if (loading === ended) {
      loading = null;
    }
  }

  function start(): Promise<Zod> {
    const started = load().catch(load);
    started.catch(() => {
      failed = started;
      setTimeout(clear, retryDelayMs, started);
    });
    return started;
  }

  function loadZod(): Promise<Zod> {
    loading ??= start();
    return loading;
  }

  return {
    loadZod,
    preloadZod: () => void loadZod().catch(() => undefined),
    clearFailure() {
      clear(failed);
    },
  };
}

export const { loadZod, preloadZod, clearFailure } = createZodLoader(async () => {
  const { zodInBrowsers } = await import(
    /* webpackChunkName: "zod" */ '@marquee/contracts/deferred/zod-in-browsers'
  );
  return zodInBrowsers;
});
