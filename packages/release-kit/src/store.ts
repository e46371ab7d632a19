import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { z } from 'zod';
import { toJson, writeWhole } from './files.ts';
import { readJson } from './read-json.ts';
import { NotThere, Refusal } from './refusal.ts';

const keptRelease = z.object({ record: releaseRecord, releasedAt: z.string(), files: z.array(z.string()) });
export type KeptRelease = z.output<typeof keptRelease>;

/**
 * The release for a rollback is second, in whatever order they were made. `known`: the ids of all builds ever released, latest first; older
 * stores have none.
 */
const keptReleases = z.object({ kept: z.array(keptRelease), known: z.array(z.string()).default([]) });
const mostKnown = 100;

const recordFile = 'release.json';
const keptFile = 'releases.json';

/** An app's folder in the release store: the files of all releases side by side, and two files that describe what is released. */
export type AppStore = {
  folder: string;
  /** Null before the first release. Throws a Refusal if it cannot be read. */
  current(): Promise<ReleaseRecord | null>;
  kept(): Promise<KeptRelease[]>;
  /** The ids of builds that were released here, including those no longer kept. */
  known(): Promise<string[]>;
  /** Writes the record that the gateway reads. */
  point(record: ReleaseRecord): Promise<void>;
  /** Earlier releases stay known. */
  keep(kept: KeptRelease[]): Promise<void>;
};

export function appStore(store: string, app: string): AppStore {
  const folder = join(store, app);
  // A damaged list counts as none; the current release has its own file.
  const releases = () => nullWhere(Refusal, readJson(join(folder, keptFile), keptReleases));
  return {
    folder,
    current: () => nullWhere(NotThere, readJson(join(folder, recordFile), releaseRecord)),
    kept: async () => (await releases())?.kept ?? [],
    known: async () => namesIn(await releases()),
    point: (record) => writeWhole(join(folder, recordFile), toJson(record)),
    keep: async (kept) => {
      const known = new Set([...namesIn({ kept, known: [] }), ...namesIn(await releases())]);
      await writeWhole(join(folder, keptFile), toJson({ kept, known: [...known].slice(0, mostKnown) }));
    },
  };
}

function namesIn(releases: z.output<typeof keptReleases> | null): string[] {
  const { kept, known } = releases ?? { kept: [], known: [] };
  return [...kept.flatMap(({ record: { build } }) => build ?? []), ...known];
}

/** Every other app's record. Skips a broken one: its own team repairs it, and no other release waits for that. */
export async function recordsBeside(store: string, app: string): Promise<ReleaseRecord[]> {
  const names = await readdir(store).catch(() => []);
  const others = names.filter((name) => name !== app);
  const records = await Promise.all(
    others.map((name) => nullWhere(Refusal, appStore(store, name).current())),
  );
  return records.filter((record) => record !== null);
}

/** The value, or null if reading it throws this kind of Refusal; rethrows any other error. */
export async function nullWhere<Value>(what: typeof Refusal, reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof what) {
      return null;
    }
    throw error;
  }
}
