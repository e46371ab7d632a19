import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { alone } from '../src/lock.ts';
import { aPlace } from './a-store.ts';
import type { Place } from './a-store.ts';

let place: Place;
beforeEach(async () => {
  place = await aPlace();
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

const act = () => alone({ folder: join(place.store, 'client'), now }, async () => 'done');

describe('one release at a time', () => {
  test('when another process is at it, then it is refused, and says who that is and what to do', async () => {
    const lock = await heldBy(process.pid);

    await expect(act()).rejects.toThrow(
      `by process ${process.pid} of ${hostname()} since 2026-03-02T15:00:00.000Z. If it is not, remove ${lock}`,
    );
  });

  test('when the process that was at it has died on this machine, then its lock is taken over', async () => {
    await heldBy(await aDeadProcess());

    expect(await act()).toBe('done');
    expect(await readdir(join(place.store, 'client'))).toEqual([]);
  });

  test('when its lock bears our own id and is older than we are, then it is taken over: a container’s first process is always 1', async () => {
    const since = new Date(now().getTime() - process.uptime() * 1_000 - 1_000);
    await heldBy(process.pid, { since });

    expect(await act()).toBe('done');
  });

  test('when it is another process that lives and is as old as that, then it is refused', async () => {
    await heldBy(process.ppid, { since: new Date(0) });

    await expect(act()).rejects.toThrow(`by process ${process.ppid} of`);
  });

  test('when it was on another machine, then nobody can know, and it is refused', async () => {
    await heldBy(await aDeadProcess(), { host: 'elsewhere' });

    await expect(act()).rejects.toThrow('of elsewhere since');
  });

  test('when two begin at once, then one is refused, and the other goes on', async () => {
    const refused = Promise.withResolvers<unknown>();
    const held = { folder: join(place.store, 'client'), now };
    const both = [1, 2].map(() => alone(held, () => refused.promise));
    for (const one of both) {
      one.catch(refused.resolve);
    }

    const outcomes = await Promise.allSettled(both);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(refused.promise).resolves.toMatchObject({ name: 'Refusal' });
  });
});
