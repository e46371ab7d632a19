import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { z } from 'zod';
import { toJson, writeFileAtomically } from './files.ts';
import { readJson } from './read-json.ts';
import { FileNotFound, Refusal } from './refusal.ts';

const storedRelease = z.object({ record: releaseRecord, releasedAt: z.string(), files: z.array(z.string()) });
export type StoredRelease = z.output<typeof storedRelease>;

/**
 * The release for a rollback is second, in whatever order they were made. `known`: the ids of all builds ever released, latest first; older
 * stores have none.
 */
const releaseList = z.object({ kept: z.array(storedRelease), known: z.array(z.string()).default([]) });
const maxKnown = 100;

const recordFile = 'release.json';
const releaseListFile = 'releases.json';

/** An app's folder in the release store: the files of all releases side by side, and two files that describe what is released. */
export type AppStore = {
  folder: string;
  /** Null before the first release. Throws a Refusal if it cannot be read. */
  current(): Promise<ReleaseRecord | null>;
  storedReleases(): Promise<StoredRelease[]>;
  /** The ids of builds that were released here, including those no longer kept. */
  knownBuilds(): Promise<string[]>;
  /** Writes the record that the gateway reads. */
  setCurrent(record: ReleaseRecord): Promise<void>;
  /** Earlier releases stay known. */
  saveReleases(kept: StoredRelease[]): Promise<void>;
};

export function appStore(store: string, app: string): AppStore {
  const folder = join(store, app);
  // A damaged list counts as none; the current release has its own file.
  const releases = () => nullOnRefusal(Refusal, readJson(join(folder, releaseListFile), releaseList));
  return {
    folder,
    current: () => nullOnRefusal(FileNotFound, readJson(join(folder, recordFile), releaseRecord)),
    storedReleases: async () => (await releases())?.kept ?? [],
    knownBuilds: async () => namesIn(await releases()),
    setCurrent: (record) => writeFileAtomically(join(folder, recordFile), toJson(record)),
    saveReleases: async (kept) => {
      const known = new Set([...namesIn({ kept, known: [] }), ...namesIn(await releases())]);
      await writeFileAtomically(
        join(folder, releaseListFile),
        toJson({ kept, known: [...known].slice(0, maxKnown) }),
      );
    },
  };
}

function namesIn(releases: z.output<typeof releaseList> | null): string[] {
  const { kept, known } = releases ?? { kept: [], known: [] };
  return [...kept.flatMap(({ record: { build } }) => build ?? []), ...known];
}

/** Every other app's record. Skips a broken one: its own team repairs it, and no other release waits for that. */
export async function readOtherRecords(store: string, app: string): Promise<ReleaseRecord[]> {
  const names = await readdir(store).catch(() => []);
  const others = names.filter((name) => name !== app);
  const records = await Promise.all(
    others.map((name) => nullOnRefusal(Refusal, appStore(store, name).current())),
  );
  return records.filter((record) => record !== null);
}

/** The value, or null if reading it throws this kind of Refusal; rethrows any other error. */
export async function nullOnRefusal<Value>(
  what: typeof Refusal,
  promise: Promise<Value>,
): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof what) {
      return null;
    }
    throw error;
  }
}
