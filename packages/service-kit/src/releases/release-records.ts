import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import type { Logger } from '../process/logger.ts';

/** What the release store says; a record is at most `keptMs` old. Never rejects. */
export type ReleaseRecords = { current(): Promise<ReleaseRecord[]> };

type ReleaseOptions = { folder: string; logger: Logger; now: () => Date; keptMs?: number };

/** One record per remote. One that is broken or gone costs its own remote its news only: the last good copy stays. */
export function createReleaseRecords({
  folder,
  logger,
  now,
  keptMs = 5_000,
}: ReleaseOptions): ReleaseRecords {
  const good = new Map<string, ReleaseRecord>();
  /** What could not be read last time; the same is not logged at each look. */
  const unread = new Set<string>();
  let keptUntil = 0;
  let reading: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    const names = await readdir(folder);
    await Promise.all(names.map((name) => readOne(name)));
    // One that is gone keeps its last word too: its pages name its team, where without a record nobody would know whose they are.
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

  function warnOnce(what: string, said: object, message: string): void {
    if (!unread.has(what)) {
      unread.add(what);
      logger.warn(said, message);
    }
  }

  async function refresh(): Promise<void> {
    try {
      await readAll();
      unread.delete(folder);
    } catch (error) {
      warnOnce(folder, { err: error }, 'the releases cannot be read');
    }
    keptUntil = now().getTime() + keptMs;
    reading = null;
  }

  return {
    async current() {
      if (keptUntil <= now().getTime()) {
        reading ??= refresh();
        await reading;
      }
      return [...good.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
    },
  };
}

/** Passed on as its build wrote it, also what this gateway does not know of it. Throws where no shell could read it. */
function readable(record: unknown): ReleaseRecord {
  releaseRecord.parse(record);
  return record as ReleaseRecord;
}
