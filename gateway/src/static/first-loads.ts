import type { EarlyRequest } from '@marquee/contracts/early-requests';
import { loadingOf } from '@marquee/contracts/release-record';
import type { FirstLoad, ReleaseRecord } from '@marquee/contracts/release-record';

/**
 * What serves an address. `record`: of its remote; null at `/`, where that depends on the role. `page`: which of the remote's declared first
 * loads it is, with the values of the path's parameters.
 */
export type Offer = {
  record: ReleaseRecord | null;
  page: { path: string; load: FirstLoad; values: Readonly<Record<string, string>> } | null;
};

/** What every page of the application asks for. */
const always: readonly EarlyRequest[] = [{ address: '/api/auth/user' }, { address: '/config.json' }];

/** What may stand in a call's path: any other value is left to the code of the page. */
const plainValue = /^[\w-]{1,200}$/;

/** Null where no enabled remote's record names the path. */
export function offerAt(path: string, records: readonly ReleaseRecord[]): Offer | null {
  if (path === '/') {
    return { record: null, page: null };
  }
  const record = records.find(({ enabled, paths }) => enabled && paths.some((one) => valuesIn(path, one)));
  return record ? { record, page: pageAt(path, record) } : null;
}

export function earlyRequestsOf({ record, page }: Offer): EarlyRequest[] {
  const calls = page?.load.calls.flatMap((call) => filled(call, page.values) ?? []) ?? [];
  return [
    ...always,
    ...(record?.integrity === undefined ? [] : [{ address: record.entry, integrity: record.integrity }]),
    ...calls.map((call) => ({ address: `/api${call}` })),
  ];
}

/** With their addresses. */
export function firstScriptsOf({ record, page }: Offer): { href: string; integrity: string }[] {
  if (record === null) {
    return [];
  }
  const folder = record.entry.slice(0, record.entry.lastIndexOf('/') + 1);
  const { firstScripts = [] } = loadingOf(record);
  return firstScripts
    .filter((script) => script.page === undefined || script.page === page?.path)
    .map(({ file, integrity }) => ({ href: folder + file, integrity }));
}

function pageAt(path: string, record: ReleaseRecord): Offer['page'] {
  const { firstLoads = {} } = loadingOf(record);
  const pages = Object.entries(firstLoads).flatMap(([declared, load]) => {
    const values = valuesIn(path, declared);
    return values ? [{ path: declared, load, values }] : [];
  });
  return pages.find((page) => page.path === path) ?? pages[0] ?? null;
}

/** The values of a path's parameters; null where it is another path. */
function valuesIn(path: string, declared: string): Record<string, string> | null {
  const pattern = new URLPattern({ pathname: declared.replace(/\/\*$/, '{/*}?') });
  const found = pattern.exec({ pathname: path });
  return (
    found &&
    Object.fromEntries(Object.entries(found.pathname.groups).map(([name, value = '']) => [name, value]))
  );
}

function filled(call: string, values: Readonly<Record<string, string>>): string | null {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.every((name) => plainValue.test(values[name] ?? ''))
    ? call.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
    : null;
}
