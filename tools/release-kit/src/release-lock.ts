import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { toJson } from './files.ts';
import { readJson } from './read-json.ts';
import { FileNotFound, Refusal } from './refusal.ts';

const holder = z.object({ pid: z.int(), host: z.string(), since: z.string() });
type Holder = z.output<typeof holder>;

const lockFile = '.releasing';

/**
 * Runs the work. If another release, rollback or switch of the same app is running, throws a Refusal at once. Takes over the lock of a
 * process that has ended on this machine.
 */
export async function withReleaseLock<Result>(
  { folder, now }: { folder: string; now: () => Date },
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, lockFile);
  await acquireLock(lock, { pid: process.pid, host: hostname(), since: now().toISOString() });
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function acquireLock(lock: string, self: Holder): Promise<void> {
  if (await tryCreateLock(lock, self)) {
    return;
  }
  const owner = await holderOf(lock);
  if (owner !== null && !isStale(owner, self)) {
    throw new Refusal([
      `Another release is running, by process ${owner.pid} of ${owner.host} since ${owner.since}. If that process no longer exists, delete ${lock}`,
    ]);
  }
  await rm(lock, { force: true });
  if (!(await tryCreateLock(lock, self))) {
    throw new Refusal(['Another release has just begun']);
  }
}

/** Creates the lock; false if it already exists. The lock appears with its holder's data at once, so that no reader sees it empty. */
async function tryCreateLock(lock: string, self: Holder): Promise<boolean> {
  const signed = `${lock}.${randomUUID()}`;
  await writeFile(signed, toJson(self));
  try {
    await link(signed, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    await rm(signed, { force: true });
  }
}

/** The holder of the lock; null if the lock was removed in the meantime. */
async function holderOf(lock: string): Promise<Holder | null> {
  try {
    return await readJson(lock, holder);
  } catch (error) {
    if (error instanceof FileNotFound) {
      return null;
    }
    throw error;
  }
}

/** Whether the owner has ended. False for a process on another machine, because its state is unknown. */
function isStale(owner: Holder, self: Holder): boolean {
  if (owner.host !== self.host) {
    return false;
  }
  return owner.pid === self.pid ? isFromEarlierProcess(owner, self) : isDead(owner.pid);
}

/**
 * Whether a holder with our process id took the lock before our process started. Such a holder has ended: in a container the first process
 * always has id 1, also after a restart.
 */
function isFromEarlierProcess(owner: Holder, self: Holder): boolean {
  return Date.parse(owner.since) < Date.parse(self.since) - process.uptime() * 1_000;
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
