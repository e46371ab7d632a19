import { config } from 'zod/v4/core';

// Zod compiles its checks where `new Function` is allowed, and finds out by trying. The content security policy blocks the try, which the
// browser reports as a violation. The setting is the page's: the zod of a remote keeps it too.
config({ jitless: true });
