import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { acquireRunLock } from '../src/processes/acquire-run-lock.ts';
import { createChildren } from '../src/processes/children.ts';
import { identityOf, isRunning } from '../src/processes/process-identity.ts';
import type { ProcessIdentity } from '../src/processes/process-identity.ts';
import { readRunRecord } from '../src/processes/run-record.ts';

const title = 'Marquee at http://localhost:8080';
const gone: ProcessIdentity = { pid: 2 ** 22 + 1, startedAt: '1' };

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true });
  }
});

describe('claiming the data folder', () => {
  test('when a killed leader has left a process, then that process is ended, and the record is replaced', async () => {
    const file = runFile();
    const leftover = await aProcess();
    writeRecord(file, {
      leader: gone,
      children: [{ ...leftover, role: 'database', group: false, graceMs: 2000 }],
    });

    const record = await acquireRunLock(file, title);

    expect(isRunning(leftover)).toBe(false);
    expect(record.leader.pid).toBe(process.pid);
    expect(readRunRecord(file)?.children).toEqual([]);
  });

  test('when a recorded process id now belongs to another process, then that process is not ended', async () => {
    const file = runFile();
    const stranger = await aProcess();
    const recorded = {
      pid: stranger.pid,
      startedAt: 'long ago',
      role: 'database',
      group: false,
      graceMs: 500,
    };
    writeRecord(file, { leader: gone, children: [recorded] });

    await acquireRunLock(file, title);

    expect(isRunning(stranger)).toBe(true);
    process.kill(stranger.pid, 'SIGKILL');
  });

  test('when the leader is alive, then a second start is rejected, and the error names the address and process of the leader', async () => {
    const file = runFile();
    const leader = await aProcess();
    writeRecord(file, { leader, children: [] });

    await expect(acquireRunLock(file, title)).rejects.toThrow(
      `${title} is already running (process ${leader.pid})`,
    );

    expect(isRunning(leader)).toBe(true);
    process.kill(leader.pid, 'SIGKILL');
  });

  test('when the npm that started the leader was killed, then the leader is ended too', async () => {
    const file = runFile();
    const leader = await aProcess();
    writeRecord(file, { leader, launchers: [gone], children: [] });

    await acquireRunLock(file, title);

    expect(isRunning(leader)).toBe(false);
  });

  test('when a process ignores SIGTERM, then it is killed after its grace period and the record is deleted', async () => {
    const file = runFile();
    const children = createChildren(file, await acquireRunLock(file, title));
    const child = children.start({ ...stubborn, role: 'database', graceMs: 200 });
    await once(child.stdout ?? child, 'data');

    await children.stopAll();

    expect(child.pid && identityOf(child.pid)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });
});

const stubborn = {
  command: process.execPath,
  args: ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.stdout.write('ready')"],
};

function runFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-run-'));
  folders.push(folder);
  return join(folder, 'run.json');
}

function writeRecord(file: string, record: object): void {
  writeFileSync(file, JSON.stringify({ launchers: [], title, ...record }));
}

async function aProcess(): Promise<ProcessIdentity> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const identity = identityOf(child.pid ?? 0);
  if (!identity) {
    throw new Error('The process did not start.');
  }
  return identity;
}
