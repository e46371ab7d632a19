import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { withReleaseLock } from '../src/release-lock.ts';
import { aReleaseFixture } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
});
afterEach(() => place.clear());

const now = () => new Date('2026-03-02T15:00:00.000Z');

async function heldBy(pid: number, { host = hostname(), since = now() } = {}): Promise<string> {
  const lock = join(place.store, 'client', '.releasing');
  await mkdir(join(place.store, 'client'), { recursive: true });
  await writeFile(lock, JSON.stringify({ pid, host, since: since.toISOString() }));
  return lock;
}

/** The id of a process that has ended. */
async function aDeadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

const runLocked = () => withReleaseLock({ folder: join(place.store, 'client'), now }, async () => 'done');

describe('the lock of an app’s release', () => {
  test('when a running process holds the lock, then the release is rejected, with the holder’s process id and advice', async () => {
    const lock = await heldBy(process.pid);

    await expect(runLocked()).rejects.toThrow(
      `by process ${process.pid} of ${hostname()} since 2026-03-02T15:00:00.000Z. If that process no longer exists, delete ${lock}`,
    );
  });

  test('when the holder was a process on this machine and has ended, then the release takes over the lock', async () => {
    await heldBy(await aDeadProcess());

    expect(await runLocked()).toBe('done');
    expect(await readdir(join(place.store, 'client'))).toEqual([]);
  });

  test('when the holder has our process id but is older, as in a restarted container, then the release takes over the lock', async () => {
    const since = new Date(now().getTime() - process.uptime() * 1_000 - 1_000);
    await heldBy(process.pid, { since });

    expect(await runLocked()).toBe('done');
  });

  test('when an old lock is held by another running process, then the release is rejected', async () => {
    await heldBy(process.ppid, { since: new Date(0) });

    await expect(runLocked()).rejects.toThrow(`by process ${process.ppid} of`);
  });

  test('when the holder is on another machine, then the release is rejected, because the state of the holder is unknown', async () => {
    await heldBy(await aDeadProcess(), { host: 'elsewhere' });

    await expect(runLocked()).rejects.toThrow('of elsewhere since');
  });

  test('when two releases start at once, then one is rejected, and the other continues', async () => {
    const rejected = Promise.withResolvers<unknown>();
    const held = { folder: join(place.store, 'client'), now };
    const both = [1, 2].map(() => withReleaseLock(held, () => rejected.promise));
    for (const one of both) {
      one.catch(rejected.resolve);
    }

    const outcomes = await Promise.allSettled(both);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(rejected.promise).resolves.toMatchObject({ name: 'Refusal' });
  });
});
