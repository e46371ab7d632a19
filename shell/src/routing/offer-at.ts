import { matchRoutes } from '@marquee/web-kit';
import type { ReleaseRecord } from '../federation/release-record.ts';

/** A remote that serves an address, and the path pattern that matches. */
export type Offer = { path: string; release: ReleaseRecord };

/** The remote whose release record has the best matching path. */
export function offerAt(pathname: string, releases: readonly ReleaseRecord[]): Offer | undefined {
  const offers = releases.flatMap((release) => release.paths.map((path) => ({ path, release })));
  return matchRoutes(offers, pathname)?.[0]?.route;
}
