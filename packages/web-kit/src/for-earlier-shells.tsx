import * as platform from '@marquee/web-kit';
import { createForEarlierShells } from './create-for-earlier-shells.tsx';
import { loadZod } from './forms/load-zod.ts';

// Read as a member: a bundler may answer `in` by itself, from its own copy of the platform.
const makesDeferredSchemas = (platform as { makesDeferredSchemas?: boolean }).makesDeferredSchemas;

/**
 * Around all pages of a remote. The forms of an earlier shell check a schema without waiting and know no deferred one: there the pages
 * suspend until the remote has its own zod, and fail where it does not come.
 */
export const ForEarlierShells = createForEarlierShells({ makesDeferredSchemas }, loadZod);
