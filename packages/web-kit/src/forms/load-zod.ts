import type { Zod } from '@marquee/contracts/deferred/recipe';

/** Milliseconds after a failed load before a keystroke or page may start another one. */
const pauseMs = 10_000;

type ZodLoader = {
  /**
   * Resolves to zod, which is downloaded once. Rejects if a second attempt fails too, and stays rejected for 10 seconds; the next call
   * after that starts a new download.
   */
  loadZod: () => Promise<Zod>;
  /** Starts loading zod and ignores a failure; a later `loadZod` reports it. */
  askForZod: () => void;
  /** After a failure, allows the next call to download zod again immediately. */
  forgetFailure: () => void;
};

/** `load` downloads zod. */
export function createZodLoader(load: () => Promise<Zod>): ZodLoader {
  let loading: Promise<Zod> | null = null;
  let failed: Promise<Zod> | null = null;

  function forget(ended: Promise<Zod> | null) {
    if (loading === ended) {
      loading = null;
    }
  }

  function begin(): Promise<Zod> {
    const begun = load().catch(load);
    begun.catch(() => {
      failed = begun;
      setTimeout(forget, pauseMs, begun);
    });
    return begun;
  }

  function loadZod(): Promise<Zod> {
    loading ??= begin();
    return loading;
  }

  return {
    loadZod,
    askForZod: () => void loadZod().catch(() => undefined),
    forgetFailure() {
      forget(failed);
    },
  };
}

export const { loadZod, askForZod, forgetFailure } = createZodLoader(async () => {
  const { zodInBrowsers } = await import(
    /* webpackChunkName: "zod" */ '@marquee/contracts/deferred/zod-in-browsers'
  );
  return zodInBrowsers;
});
