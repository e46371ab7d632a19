import type { EarlyRequest } from '@marquee/contracts/early-requests';
import { loadingOf } from '@marquee/contracts/release-record';
import type { FirstLoad, ReleaseRecord } from '@marquee/contracts/release-record';
import { matchPath } from './match-path.ts';
import { fillCall } from './page-request.ts';

/**
 * The remote that serves an address. `record` is null at `/`, where the remote depends on the role, and for the shell's own pages. `page`
 * is the remote's declared first load that matches the path, with the values of the path's parameters.
 */
export type RemoteMatch = {
  record: ReleaseRecord | null;
  page: { path: string; load: FirstLoad; values: Readonly<Record<string, string>> } | null;
};

/** The first requests of every page of the application. */
const always: readonly EarlyRequest[] = [{ address: '/api/auth/user' }, { address: '/config.json' }];

/** Finds the enabled remote whose record contains the path; null if there is none. At `/` it returns a match without a record. */
export function matchRemote(path: string, records: readonly ReleaseRecord[]): RemoteMatch | null {
  if (path === '/') {
    return { record: null, page: null };
  }
  const record = records.find(({ enabled, paths }) => enabled && paths.some((one) => matchPath(path, one)));
  return record ? { record, page: pageAt(path, record) } : null;
}

/** With `hasQuery`, leaves out the page's declared calls, because for the query's tab or filter the page may make other calls. */
export function earlyRequestsOf({ record, page }: RemoteMatch, hasQuery: boolean): EarlyRequest[] {
  const calls = hasQuery ? [] : (page?.load.calls ?? []);
  return [
    ...always,
    ...(record?.integrity === undefined ? [] : [{ address: record.entry, integrity: record.integrity }]),
    ...calls.flatMap((call) => fillCall(call, page?.values ?? {}) ?? []).map((address) => ({ address })),
  ];
}

/** The addresses and hashes of the first scripts of the remote and the page. */
export function firstScriptsOf({ record, page }: RemoteMatch): { href: string; integrity: string }[] {
  if (record === null) {
    return [];
  }
  const folder = record.entry.slice(0, record.entry.lastIndexOf('/') + 1);
  const { firstScripts = [] } = loadingOf(record);
  return firstScripts
    .filter((script) => script.page === undefined || script.page === page?.path)
    .map(({ file, integrity }) => ({ href: folder + file, integrity }));
}

/** Returns the page with the most specific declared path, by the same rule as the shell's router; null if no path matches. */
function pageAt(path: string, record: ReleaseRecord): RemoteMatch['page'] {
  const { firstLoads = {} } = loadingOf(record);
  const pages = Object.entries(firstLoads).flatMap(([declared, load]) => {
    const values = matchPath(path, declared);
    return values ? [{ path: declared, load, values }] : [];
  });
  return pages.toSorted((a, b) => openSegmentsOf(a.path) - openSegmentsOf(b.path))[0] ?? null;
}

/** Counts the path's parameters. A wildcard counts as 100, so that a path with a wildcard is always less specific. */
function openSegmentsOf(path: string): number {
  return (path.match(/:/g)?.length ?? 0) + (path.endsWith('*') ? 100 : 0);
}
