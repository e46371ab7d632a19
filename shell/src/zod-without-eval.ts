declare global {
  /** Global settings of zod. All instances on the page share this object; an instance creates it only if it is missing. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Zod tests whether `new Function` is allowed. The content security policy blocks that, and the browser reports a violation. `jitless`
// prevents the test. It is set without importing zod, because the shell loads zod only with the first form. Remotes of earlier releases
// load zod at startup.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
