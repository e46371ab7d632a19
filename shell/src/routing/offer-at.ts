import { matchRoutes } from '@marquee/web-kit';
import type { ReleaseRecord } from '../federation/release-record.ts';

/** Which of its paths a remote serves an address by. */
export type Offer = { path: string; release: ReleaseRecord };

/** The remote whose record names the path, by the path that fits best. */
export function offerAt(pathname: string, releases: readonly ReleaseRecord[]): Offer | undefined {
  const offers = releases.flatMap((release) => release.paths.map((path) => ({ path, release })));
  return matchRoutes(offers, pathname)?.[0]?.route;
}
