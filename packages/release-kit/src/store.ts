import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { z } from 'zod';
import { toJson, writeWhole } from './files.ts';
import { readJson } from './read-build.ts';
import { NotThere, Refusal } from './refusal.ts';

const keptRelease = z.object({ record: releaseRecord, releasedAt: z.string(), files: z.array(z.string()) });
export type KeptRelease = z.output<typeof keptRelease>;

/** The newest first. */
const ledger = z.object({ kept: z.array(keptRelease) });

const recordFile = 'release.json';
const ledgerFile = 'releases.json';
const lockFile = '.releasing';

/** An app's folder in the release store: its files side by side, whichever release they are of, and two that say what is released. */
export type AppStore = {
  folder: string;
  current(): Promise<ReleaseRecord | null>;
  kept(): Promise<KeptRelease[]>;
  /** What the gateway reads: written last. */
  point(record: ReleaseRecord): Promise<void>;
  keep(kept: readonly KeptRelease[]): Promise<void>;
};

export function appStore(store: string, app: string): AppStore {
  const folder = join(store, app);
  return {
    folder,
    current: () => orNull(readJson(join(folder, recordFile), releaseRecord)),
    kept: async () => (await orNull(readJson(join(folder, ledgerFile), ledger)))?.kept ?? [],
    point: (record) => writeWhole(join(folder, recordFile), toJson(record)),
    keep: (kept) => writeWhole(join(folder, ledgerFile), toJson({ kept })),
  };
}

/** Every other app's record, as far as it can be read. */
export async function recordsBeside(store: string, app: string): Promise<ReleaseRecord[]> {
  const names = await readdir(store).catch(() => []);
  const records = await Promise.all(
    names.filter((name) => name !== app).map((name) => appStore(store, name).current()),
  );
  return records.filter((record) => record !== null);
}

/** One at a time of each app; what another one is doing is not waited for. */
export async function alone<Result>({ folder }: AppStore, act: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, lockFile);
  const handle = await open(lock, 'wx').catch(() => {
    throw new Refusal([`Another release is being made. If it was broken off, remove ${lock}`]);
  });
  try {
    return await act();
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
}

/** Nothing was ever released where there is no file; one that is broken is not nothing. */
async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NotThere) {
      return null;
    }
    throw error;
  }
}
