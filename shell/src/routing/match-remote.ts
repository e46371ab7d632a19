import { matchRoutes } from '@marquee/web-kit';
import type { ReleaseRecord } from '../federation/release-record.ts';

/** A remote that serves a path, and the path pattern that matches. */
export type RemoteMatch = { path: string; release: ReleaseRecord };

/** Returns the remote whose release record has the best matching path pattern. */
export function matchRemote(pathname: string, releases: readonly ReleaseRecord[]): RemoteMatch | undefined {
  const candidates = releases.flatMap((release) => release.paths.map((path) => ({ path, release })));
  return matchRoutes(candidates, pathname)?.[0]?.route;
}
