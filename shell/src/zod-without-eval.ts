declare global {
  /** Global settings of zod, shared by all instances on the page; an instance uses an existing object. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Zod tests whether `new Function` is allowed. The content security policy blocks that, and the browser reports a violation. Set without
// importing zod, which is loaded with the first form; a remote of an earlier release loads its own at startup.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
