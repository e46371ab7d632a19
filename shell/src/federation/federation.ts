import { keepsContract } from '@marquee/contracts/release-record';
import { CONTRACT_VERSION } from '@marquee/web-kit';
import type { ComponentType } from 'react';
import { patientFetch } from './patient-fetch.ts';
import { parseReleases } from './release-record.ts';
import type { ReleaseRecord } from './release-record.ts';
import { withinBudget } from './within-budget.ts';

/** What a remote exposes as `./routes`. */
export type RemoteModule = { RemoteRoutes: ComponentType };

/** What the federation needs from the runtime; tests give their own. */
export type FederationRuntime = {
  fetch: typeof globalThis.fetch;
  /** Throws where nothing vouches for what the record leads to. */
  trust: (record: ReleaseRecord) => void;
  registerRemotes: (remotes: { name: string; entry: string }[], options?: { force: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
};

export type Federation = {
  /** The current records, read once; `again` reads them anew. */
  releases: (again?: 'again') => Promise<ReleaseRecord[]>;
  /** `attempt` counts from 0; from the second on, everything known about the remote is forgotten first. */
  load: (name: string, attempt: number) => Promise<RemoteModule>;
};

export function createFederation({
  fetch,
  trust,
  registerRemotes,
  loadRemote,
}: FederationRuntime): Federation {
  let current: Promise<ReleaseRecord[]> | undefined;

  async function read(): Promise<ReleaseRecord[]> {
    const response = await patientFetch(fetch, '/config.json');
    return parseReleases(await response.json());
  }

  function releases(again?: 'again') {
    if (!current || again) {
      current = read();
    }
    return current;
  }

  async function open(name: string, attempt: number) {
    const record = runnable(await releases(attempt > 0 ? 'again' : undefined), name);
    trust(record);
    registerRemotes([{ name, entry: record.entry }], { force: attempt > 0 });
    return requireRoutes(name, await loadRemote(`${name}/routes`));
  }

  return { releases, load: (name, attempt) => withinBudget(open(name, attempt)) };
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
