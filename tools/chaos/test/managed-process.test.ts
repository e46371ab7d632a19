import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { manageProcess } from '../src/stack/managed-process.ts';

const forEver = 'setInterval(() => undefined, 1_000)';

/** Starts a process of `program`; `ended` resolves when it exits. */
async function started(program: string) {
  const child = spawn(process.execPath, ['-e', program]);
  const ended = once(child, 'exit');
  const managed = manageProcess({ name: 'quotes', launch: () => child });
  await managed.start();
  return { managed, ended };
}

describe('a managed process', () => {
  test.each([
    ['exits', 'process.exit(3)', { code: 3, signal: null }],
    ['is killed from outside', 'process.kill(process.pid, "SIGKILL")', { code: null, signal: 'SIGKILL' }],
  ])('when a process %s, then its exit is unexpected', async (_how, program, exit) => {
    const { managed, ended } = await started(program);
    await ended;

    expect(managed.unexpectedExits()).toEqual([{ name: 'quotes', ...exit }]);
    expect(await managed.kill()).toBe(false);
  });

  test('when the harness kills or terminates a process, then the exit is expected', async () => {
    const [one, other] = await Promise.all([started(forEver), started(forEver)]);

    expect(await one.managed.kill()).toBe(true);
    await other.managed.terminate();
    expect([...one.managed.unexpectedExits(), ...other.managed.unexpectedExits()]).toEqual([]);
  });

  test('when a planted fault ends a process, then the exit is expected', async () => {
    const { managed, ended } = await started('setTimeout(() => process.exit(1), 50)');

    managed.expectExit();
    await ended;

    expect(managed.unexpectedExits()).toEqual([]);
  });
});
