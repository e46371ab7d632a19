import { exposedModule, keepsContract } from '@marquee/contracts/release-record';
import { CONTRACT_VERSION } from '@marquee/web-kit';
import type { RemoteModule } from '@marquee/web-kit';
import { patientFetch } from './patient-fetch.ts';
import { parseConfig } from './release-record.ts';
import type { ReleaseRecord } from './release-record.ts';
import { withinBudget } from './within-budget.ts';

/** What the federation needs to load remotes; tests give their own. */
export type FederationRuntime = {
  /** Throws where nothing vouches for what the record leads to. */
  trust: (record: ReleaseRecord) => void;
  registerRemotes: (remotes: { name: string; entry: string }[], options?: { force: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
};

type FederationNeed = {
  /** Of the shell. */
  build: string;
  fetch: typeof globalThis.fetch;
  /** What this tab runs instead, where the gateway allows it. */
  override: (releases: ReleaseRecord[]) => ReleaseRecord[];
  /** Pages of the shell do without it. */
  loadRuntime: () => Promise<FederationRuntime>;
};

export type Federation = {
  /** Of the shell. */
  build: string;
  /** The record of a remote as it was when this tab loaded it. */
  loaded: (name: string) => ReleaseRecord | undefined;
  /** Whether it did not come when it was last asked for. */
  hasFailed: (name: string) => boolean;
  /** The current records, read once; `again` reads them anew. */
  releases: (again?: 'again') => Promise<ReleaseRecord[]>;
  /** `attempt` counts from 0; from the second on, everything known about the remote is forgotten first. */
  load: (name: string, attempt: number) => Promise<RemoteModule>;
  /** Loads it ahead, on the chance that it is opened next: once, unless it is loaded anyway. What fails is tried anew when it is opened. */
  prepare: (name: string) => void;
  /** Loads ahead what all remotes need, on the chance that one is opened soon. */
  prepareRuntime: () => void;
  /** Of what stands in place of a page of a remote: it did not load, or it broke. Nobody need listen. */
  broke?: (name: string, error: Error) => void;
};

export function createFederation({ build, fetch, override, loadRuntime }: FederationNeed): Federation {
  let current: Promise<ReleaseRecord[]> | undefined;
  const loaded = new Map<string, ReleaseRecord>();
  const failed = new Set<string>();
  /** What was begun last of each remote; null: it failed. */
  const begun = new Map<string, Promise<RemoteModule | null>>();

  async function read(): Promise<ReleaseRecord[]> {
    const response = await patientFetch(fetch, '/config.json');
    const { remotes, overrides } = parseConfig(await response.json());
    return overrides === 'loopback' ? override(remotes) : remotes;
  }

  function releases(again?: 'again') {
    if (!current || again) {
      current = read();
    }
    return current;
  }

  async function openAnew(name: string, { force }: { force: boolean }) {
    const record = runnable(await releases(force ? 'again' : undefined), name);
    const runtime = await loadRuntime();
    runtime.trust(record);
    runtime.registerRemotes([{ name, entry: record.entry }], { force });
    const routes = requireRoutes(name, await runtime.loadRemote(`${name}/${exposedModule}`));
    loaded.set(name, record);
    return routes;
  }

  async function openUnlessBegun(name: string, attempt: number) {
    const found = attempt === 0 ? await begun.get(name) : null;
    return found ?? openAnew(name, { force: found === null });
  }

  function begin(name: string, opening: Promise<RemoteModule>) {
    const inTime = withinBudget(opening);
    begun.set(
      name,
      inTime.then(
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
    return inTime;
  }

  return {
    build,
    loaded: (name) => loaded.get(name),
    hasFailed: (name) => failed.has(name),
    releases,
    load: (name, attempt) => begin(name, openUnlessBegun(name, attempt)),
    prepare(name) {
      if (!begun.has(name)) {
        begin(name, openAnew(name, { force: false })).catch(() => undefined);
      }
    },
    prepareRuntime() {
      loadRuntime().catch(() => undefined);
    },
  };
}

function runnable(releases: ReleaseRecord[], name: string): ReleaseRecord {
  const record = releases.find((release) => release.name === name);
  if (!record?.enabled) {
    throw new Error(`${name} is switched off`);
  }
  if (!keepsContract(CONTRACT_VERSION, record.minContract)) {
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
