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
 * `kept`: the stored releases, in the order in which rollbacks restore them. A rollback restores the release that follows the current one.
 * `known`: the ids of the last builds that were released, latest first; older stores have no such list.
 */
const releaseList = z.object({ kept: z.array(storedRelease), known: z.array(z.string()).default([]) });
const maxKnown = 100;

const recordFile = 'release.json';
const releaseListFile = 'releases.json';

/** An app's folder in the release store: the files of all stored releases, the record of the current release and the list of releases. */
export type AppStore = {
  folder: string;
  /** The record of the current release; null before the first release. Throws a Refusal if the record cannot be read. */
  current(): Promise<ReleaseRecord | null>;
  storedReleases(): Promise<StoredRelease[]>;
  /** The ids of builds that were released here, including builds that are no longer stored. */
  knownBuilds(): Promise<string[]>;
  /** Writes the record that the gateway reads. */
  setCurrent(record: ReleaseRecord): Promise<void>;
  /** Replaces the list of stored releases. The ids of earlier releases stay known. */
  saveReleases(kept: StoredRelease[]): Promise<void>;
};

export function appStore(store: string, app: string): AppStore {
  const folder = join(store, app);
  // A damaged list counts as empty; the current release is in its own file.
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

/** The records of all other apps. Skips a damaged record, because its own team repairs it and other teams must not wait for that. */
export async function readOtherRecords(store: string, app: string): Promise<ReleaseRecord[]> {
  const names = await readdir(store).catch(() => []);
  const others = names.filter((name) => name !== app);
  const records = await Promise.all(
    others.map((name) => nullOnRefusal(Refusal, appStore(store, name).current())),
  );
  return records.filter((record) => record !== null);
}

/** The value; null if the promise rejects with this kind of Refusal. Throws any other error again. */
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
