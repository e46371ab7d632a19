import { notify } from '@marquee/ui';
import { keptInTab } from '@marquee/web-kit';
import type { ReleaseRecord } from './release-record.ts';

type Asked = { parameter: string; name: string; address: string };

const prefix = 'marquee.override.';
const thisMachine: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * `?mfe.client=http://localhost:3001` makes this tab run the development build at that address instead of the client front end's release;
 * `?mfe.client=` ends that. Addresses of other machines and the page's own origin are rejected with a toast. The release's paths still
 * apply.
 */
export function createOverrides(search: string): (releases: ReleaseRecord[]) => ReleaseRecord[] {
  const asked = askedBy(search);
  return (releases) => {
    asked.forEach(keep);
    return releases.map(overridden);
  };
}

/** Ends all overrides, from the next page load on. */
export function endOverrides(): void {
  keptInTab.forgetAll(prefix);
}

/** The query without override parameters. */
export function withoutOverrides(search: string): string {
  const left = new URLSearchParams(search);
  askedBy(search).forEach(({ parameter }) => {
    left.delete(parameter);
  });
  return left.size > 0 ? `?${left.toString()}` : '';
}

function askedBy(search: string): Asked[] {
  return [...new URLSearchParams(search)].flatMap(([parameter, address]) => {
    const [, app] = /^mfe\.(\w+)$/.exec(parameter) ?? [];
    return app === undefined ? [] : [{ parameter, name: `mfe_${app}`, address }];
  });
}

function keep({ parameter, name, address }: Asked): void {
  const origin = originHere(address);
  if (origin !== null) {
    keptInTab.keep(`${prefix}${name}`, origin);
  } else if (address === '') {
    keptInTab.forget(`${prefix}${name}`);
  } else {
    notify({
      kind: 'destructive',
      title: 'Not a development server of this machine',
      description: `${parameter} takes one like http://localhost:3001.`,
    });
  }
}

function overridden(release: ReleaseRecord): ReleaseRecord {
  const origin = originHere(keptInTab.read(`${prefix}${release.name}`) ?? '');
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

/** The origin of an address on this machine; null for other addresses and for the page's own origin, which serves the releases. */
function originHere(address: string): string | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const { protocol, hostname, origin } = new URL(address);
  const isHere = protocol === 'http:' && thisMachine.includes(hostname);
  return isHere && origin !== location.origin ? origin : null;
}
