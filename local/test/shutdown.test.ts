import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const shutdownModule = join(import.meta.dirname, '..', 'src', 'processes', 'shutdown.ts');

/** A program that runs until it is asked to stop; its exit code then. */
async function exitCodeOnSigterm(options: string): Promise<unknown> {
  const program = `
    const { createShutdown } = await import(${JSON.stringify(shutdownModule)});
    createShutdown([], () => undefined${options});
    setInterval(() => undefined, 1_000);
    console.log('running');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as unknown[];
  return code;
}

describe('a program that is asked to stop', () => {
  test('when it is the product, then that is how it ends', async () => {
    expect(await exitCodeOnSigterm('')).toBe(0);
  });

  test('when it is a test run, then it has not passed', async () => {
    expect(await exitCodeOnSigterm(', { exitCodeOnSignal: 1 }')).toBe(1);
  });
});
