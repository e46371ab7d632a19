import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import type { Logger } from '../process/logger.ts';

/** The records of the release store, at most `cacheMs` old. Never rejects. */
export type ReleaseRecords = { current(): Promise<ReleaseRecord[]> };

type ReleaseOptions = { folder: string; logger: Logger; now: () => Date; cacheMs?: number };

/** One record per remote. If a record is broken or missing, only its own remote misses the update: its last good copy is used. */
export function createReleaseRecords({
  folder,
  logger,
  now,
  cacheMs = 5_000,
}: ReleaseOptions): ReleaseRecords {
  const good = new Map<string, ReleaseRecord>();
  /** Records that could not be read last time, so that the same failure is not logged at each reading. */
  const unread = new Set<string>();
  let cachedUntil = 0;
  let reading: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    const names = await readdir(folder);
    await Promise.all(names.map((name) => readOne(name)));
    // A missing record keeps its last copy too: a page without a record would not know which team owns it.
    for (const name of good.keys()) {
      if (!names.includes(name)) {
        warnOnce(name, { remote: name }, 'a release is gone from the store');
      }
    }
  }

  async function readOne(name: string): Promise<void> {
    try {
      const text = await readFile(join(folder, name, 'release.json'), 'utf8');
      good.set(name, readable(JSON.parse(text)));
      unread.delete(name);
    } catch (error) {
      warnOnce(name, { err: error, remote: name }, 'a release record cannot be read');
    }
  }

  function warnOnce(what: string, fields: object, message: string): void {
    if (!unread.has(what)) {
      unread.add(what);
      logger.warn(fields, message);
    }
  }

  async function refresh(): Promise<void> {
    try {
      await readAll();
      unread.delete(folder);
    } catch (error) {
      warnOnce(folder, { err: error }, 'the releases cannot be read');
    }
    cachedUntil = now().getTime() + cacheMs;
    reading = null;
  }

  return {
    async current() {
      if (cachedUntil <= now().getTime()) {
        reading ??= refresh();
        await reading;
      }
      return [...good.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
    },
  };
}

/** Returned as the build wrote it, including fields unknown to this gateway. Throws where no shell could read it. */
function readable(record: unknown): ReleaseRecord {
  releaseRecord.parse(record);
  return record as ReleaseRecord;
}
