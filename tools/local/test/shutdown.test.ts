import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const shutdownModule = join(import.meta.dirname, '..', 'src', 'processes', 'shutdown.ts');

/** The exit code of a program that receives SIGTERM. */
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

describe('a program that receives SIGTERM', () => {
  test('when the program is the product, then it exits with code 0', async () => {
    expect(await exitCodeOnSigterm('')).toBe(0);
  });

  test('when the program is a test run, then it exits with an error code', async () => {
    expect(await exitCodeOnSigterm(', { exitCodeOnSignal: 1 }')).toBe(1);
  });
});
