import * as platform from '@marquee/web-kit';
import { createForEarlierShells } from './create-for-earlier-shells.tsx';
import { loadZod } from './forms/load-zod.ts';

// Read as a property, because a bundler may evaluate `in` at build time with its own copy of web-kit.
const makesDeferredSchemas = (platform as { makesDeferredSchemas?: boolean }).makesDeferredSchemas;

/**
 * Wraps all pages of a remote. The forms of an earlier shell validate synchronously and do not support deferred schemas. In such a shell
 * the pages suspend until the remote has loaded its own zod, and throw if that fails.
 */
export const ForEarlierShells = createForEarlierShells({ makesDeferredSchemas }, loadZod);
