import { config } from 'zod/v4/core';

// Zod compiles its checks where `new Function` is allowed, and finds out by trying. The content security policy blocks the try, which the
// browser reports as a violation. The setting is the page's: it is made before a remote of an earlier release, which brings a zod of its
// own, makes its first schema.
config({ jitless: true });
