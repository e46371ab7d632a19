import { exposedModule, isContractSupported } from '@marquee/contracts/release-record';
import { CONTRACT_VERSION } from '@marquee/web-kit';
import type { RemoteModule } from '@marquee/web-kit';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { parseConfig } from './release-record.ts';
import type { ReleaseRecord } from './release-record.ts';
import { withTimeout } from './with-timeout.ts';

/** The part of Module Federation's runtime that loads remotes. Tests replace this part. */
export type FederationRuntime = {
  /** Uses the record's hash for later checks. Throws if the record needs a hash and has none. */
  trust: (record: ReleaseRecord) => void;
  registerRemotes: (remotes: { name: string; entry: string }[], options?: { force: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
};

type FederationOptions = {
  /** Hash of the shell's build. */
  build: string;
  fetch: typeof globalThis.fetch;
  /** Applies the tab's overrides, if the gateway allows them. */
  override: (releases: ReleaseRecord[]) => ReleaseRecord[];
  /** Loads the runtime. Called on demand, because pages of the shell do not need the runtime. */
  loadRuntime: () => Promise<FederationRuntime>;
};

export type Federation = {
  /** Hash of the shell's build. */
  build: string;
  /** Returns the release record with which this tab has loaded the remote; undefined if the remote is not loaded. */
  loaded: (name: string) => ReleaseRecord | undefined;
  /** Returns whether the last load of the remote failed. */
  hasFailed: (name: string) => boolean;
  /** Resolves to the current release records, which are read once. `again` refetches them. */
  releases: (again?: 'again') => Promise<ReleaseRecord[]>;
  /** Loads a remote. `attempt` counts from 0. After a failed load, and if `attempt` is above 0, clears cached state first. */
  load: (name: string, attempt: number) => Promise<RemoteModule>;
  /** Preloads a remote once, unless it is already loading or loaded. If preloading fails, opening the remote loads it again. */
  preload: (name: string) => void;
  /** Preloads the runtime, which all remotes need. */
  preloadRuntime: () => void;
  /** Called when the failure page of a remote is shown, because the remote failed to load or to render. Optional. */
  reportFailure?: (name: string, error: Error) => void;
};

export function createFederation({ build, fetch, override, loadRuntime }: FederationOptions): Federation {
  let current: Promise<ReleaseRecord[]> | undefined;
  const loaded = new Map<string, ReleaseRecord>();
  const failed = new Set<string>();
  /** The last load of each remote. The promise resolves to null if the load failed. */
  const loads = new Map<string, Promise<RemoteModule | null>>();

  async function read(): Promise<ReleaseRecord[]> {
    const response = await fetchWithRetry(fetch, '/config.json');
    const { remotes, overrides } = parseConfig(await response.json());
    return overrides === 'loopback' ? override(remotes) : remotes;
  }

  function releases(again?: 'again') {
    if (!current || again) {
      current = read();
    }
    return current;
  }

  async function openRemote(name: string, { force }: { force: boolean }) {
    const record = requireRunnable(await releases(force ? 'again' : undefined), name);
    const runtime = await loadRuntime();
    runtime.trust(record);
    runtime.registerRemotes([{ name, entry: record.entry }], { force });
    const routes = requireRoutes(name, await runtime.loadRemote(`${name}/${exposedModule}`));
    loaded.set(name, record);
    return routes;
  }

  async function openUnlessLoading(name: string, attempt: number) {
    const found = attempt === 0 ? await loads.get(name) : null;
    return found ?? openRemote(name, { force: found === null });
  }

  function trackLoad(name: string, opening: Promise<RemoteModule>) {
    const load = withTimeout(opening);
    loads.set(
      name,
      load.then(
        (module) => {
          failed.delete(name);
          return module;
        },
        () => {
          failed.add(name);
          return null;
        },
      ),
    );
    return load;
  }

  return {
    build,
    loaded: (name) => loaded.get(name),
    hasFailed: (name) => failed.has(name),
    releases,
    load: (name, attempt) => trackLoad(name, openUnlessLoading(name, attempt)),
    preload(name) {
      if (!loads.has(name)) {
        trackLoad(name, openRemote(name, { force: false })).catch(() => undefined);
      }
    },
    preloadRuntime() {
      loadRuntime().catch(() => undefined);
    },
  };
}

function requireRunnable(releases: ReleaseRecord[], name: string): ReleaseRecord {
  const record = releases.find((release) => release.name === name);
  if (!record?.enabled) {
    throw new Error(`${name} is switched off`);
  }
  if (!isContractSupported(CONTRACT_VERSION, record.minContract)) {
    throw new Error(`${name} needs contract ${record.minContract}, the shell has ${CONTRACT_VERSION}`);
  }
  return record;
}

function requireRoutes(name: string, module: unknown): RemoteModule {
  if (typeof module !== 'object' || module === null || !('RemoteRoutes' in module)) {
    throw new Error(`${name} exposes no routes`);
  }
  return module as RemoteModule;
}
