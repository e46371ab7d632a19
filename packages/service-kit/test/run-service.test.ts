import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const runService = pathToFileURL(join(import.meta.dirname, '../src/process/run-service.ts')).href;

describe('a running service', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'when it receives %s, then it stops and exits 0',
    async (signal) => {
      const { child, output } = run(`start: async () => {
      const alive = setInterval(() => {}, 1000);
      console.error('started');
      return { stop: async () => { clearInterval(alive); console.error('stopped'); } };
    }`);
      await once(child.stderr ?? child, 'data');

      child.kill(signal);

      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(output()).toBe('started\nstopped\n');
    },
  );

  test('when SIGTERM arrives while the service waits for a dependency, then it stops waiting and exits 0', async () => {
    const { child, output } = run(`start: async (signal) => {
      console.error('waiting');
      await new Promise((_resolve, reject) => {
        const alive = setInterval(() => {}, 1000);
        signal.addEventListener('abort', () => { clearInterval(alive); reject(signal.reason); });
      });
    }`);
    await once(child.stderr ?? child, 'data');

    child.kill('SIGTERM');

    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output()).toBe('waiting\n');
  });

  test('when stopping takes too long, then it logs the timeout and exits 1', async () => {
    const { child, output } = run(`stopWithinMs: 50, start: async () => {
      setInterval(() => {}, 1000);
      console.error('started');
      return { stop: () => new Promise(() => {}) };
    }`);
    await once(child.stderr ?? child, 'data');

    child.kill('SIGTERM');

    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toBe('started\nquotes: did not stop in time\n');
  });

  test('when it cannot start, then it logs the reason in one line and exits 1', async () => {
    const { child, output } = run(
      `start: async () => { throw new Error('Configuration: PORT: is missing'); }`,
    );

    const exit = await once(child, 'close');

    expect(exit).toEqual([1, null]);
    expect(output()).toBe('quotes: Configuration: PORT: is missing\n');
  });

  test('when the reason contains an address with a login, then the login is masked', async () => {
    const { child, output } = run(
      `start: async () => { throw new Error('no mongodb://ada:S3cret@mongo/'); }`,
    );

    await once(child, 'close');

    expect(output()).toBe('quotes: no mongodb://(login)@mongo/\n');
  });
});

function run(options: string): { child: ChildProcess; output: () => string } {
  const script = `import { runService } from '${runService}'; await runService({ name: 'quotes', ${options} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  return { child, output: () => written };
}
