declare global {
  /** Where every zod of the page keeps its settings; it takes those that it finds there. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Zod compiles its checks where `new Function` is allowed, and finds out by trying. The content security policy blocks the try, which the
// browser reports as a violation. Without zod, which comes with the first form: a remote of an earlier release brings its own at its start.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
