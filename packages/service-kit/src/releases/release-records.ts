import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import type { Logger } from '../process/logger.ts';

/** The records of the release store, at most `cacheMs` old. Never rejects. */
export type ReleaseRecords = { current(): Promise<ReleaseRecord[]> };

type ReleaseOptions = { folder: string; logger: Logger; now: () => Date; cacheMs?: number };

/** Reads one record per remote. For a broken or missing record, the last valid copy is used; other remotes are not affected. */
export function createReleaseRecords({
  folder,
  logger,
  now,
  cacheMs = 5_000,
}: ReleaseOptions): ReleaseRecords {
  const good = new Map<string, ReleaseRecord>();
  /** Records that could not be read last time. The same failure is not logged again. */
  const unread = new Set<string>();
  let cachedUntil = 0;
  let reading: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    const names = await readdir(folder);
    await Promise.all(names.map((name) => readOne(name)));
    // The last copy of a missing record is kept, because an error page names the team of the remote from the record.
    for (const name of good.keys()) {
      if (!names.includes(name)) {
        warnOnce(name, { remote: name }, 'a release is missing from the store');
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
      warnOnce(folder, { err: error }, 'the release store cannot be read');
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

/** Returns the record as the build wrote it, including fields that this process does not know. Throws if the record is invalid. */
function readable(record: unknown): ReleaseRecord {
  releaseRecord.parse(record);
  return record as ReleaseRecord;
}
