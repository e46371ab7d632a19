import type { Zod } from '@marquee/contracts/deferred/recipe';

/** How long a failed load stands before the next key or page may begin another, in milliseconds. */
const pauseMs = 10_000;

type ZodLoader = {
  /**
   * Resolves to zod, which is fetched once. Rejects when it does not come, also at a second attempt, and stays rejected for 10 seconds; the
   * next call after them fetches it again.
   */
  loadZod: () => Promise<Zod>;
  /** Begins to load zod. The caller that needs it learns when it does not come. */
  askForZod: () => void;
  /** Lets the next call fetch zod again at once after a failure. */
  forgetFailure: () => void;
};

/** Loads zod by `load`, which fetches it. */
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
