import { notify } from '@marquee/ui';
import { safeSessionStorage } from '@marquee/web-kit';
import type { ReleaseRecord } from './release-record.ts';

type OverrideParameter = { parameter: string; name: string; address: string };

const prefix = 'marquee.override.';
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Returns a function that applies the tab's overrides to release records.
 *
 * `?mfe.client=http://localhost:3001` makes this tab run the development build at that address instead of the client front end's release.
 * `?mfe.client=` ends the override. Addresses of other machines and the page's own origin are rejected with a toast. The override serves
 * the same paths as the release.
 */
export function createOverrides(search: string): (releases: ReleaseRecord[]) => ReleaseRecord[] {
  const parameters = parseOverrideParameters(search);
  return (releases) => {
    parameters.forEach(storeOverride);
    return releases.map(applyOverride);
  };
}

/** Ends all overrides, from the next page load on. */
export function endOverrides(): void {
  safeSessionStorage.forgetAll(prefix);
}

/** Returns the query without override parameters. */
export function withoutOverrides(search: string): string {
  const remaining = new URLSearchParams(search);
  parseOverrideParameters(search).forEach(({ parameter }) => {
    remaining.delete(parameter);
  });
  return remaining.size > 0 ? `?${remaining.toString()}` : '';
}

function parseOverrideParameters(search: string): OverrideParameter[] {
  return [...new URLSearchParams(search)].flatMap(([parameter, address]) => {
    const [, app] = /^mfe\.(\w+)$/.exec(parameter) ?? [];
    return app === undefined ? [] : [{ parameter, name: `mfe_${app}`, address }];
  });
}

function storeOverride({ parameter, name, address }: OverrideParameter): void {
  const origin = getLoopbackOrigin(address);
  if (origin !== null) {
    safeSessionStorage.keep(`${prefix}${name}`, origin);
  } else if (address === '') {
    safeSessionStorage.forget(`${prefix}${name}`);
  } else {
    notify({
      kind: 'destructive',
      title: 'Not a development server of this machine',
      description: `${parameter} takes one like http://localhost:3001.`,
    });
  }
}

function applyOverride(release: ReleaseRecord): ReleaseRecord {
  const origin = getLoopbackOrigin(safeSessionStorage.read(`${prefix}${release.name}`) ?? '');
  return origin === null
    ? release
    : {
        ...release,
        entry: `${origin}/mf-manifest.json`,
        enabled: true,
        build: undefined,
        integrity: undefined,
        overriddenBy: origin,
      };
}

/** Returns the origin of an address on this machine. Null for other addresses and for the page's own origin, which serves the releases. */
function getLoopbackOrigin(address: string): string | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const { protocol, hostname, origin } = new URL(address);
  const isHere = protocol === 'http:' && loopbackHosts.includes(hostname);
  return isHere && origin !== location.origin ? origin : null;
}
