import type { Zod } from '@marquee/contracts/deferred/recipe';

let loading: Promise<Zod> | null = null;

/** Zod, which comes when the first form is filled in. Rejects when it does not come, also at a second attempt; the next call tries again. */
export function loadZod(): Promise<Zod> {
  loading ??= load().catch(load);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Begins to load it; whoever needs it is told when it does not come. */
export function askForZod(): void {
  void loadZod().catch(() => undefined);
}

async function load(): Promise<Zod> {
  const { zodInBrowsers } = await import(
    /* webpackChunkName: "zod" */ '@marquee/contracts/deferred/zod-in-browsers'
  );
  return zodInBrowsers;
}
