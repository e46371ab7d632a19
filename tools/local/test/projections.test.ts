import { runProjections } from '../src/projections/run-projections.ts';
import { startRunningServices } from './running-services.ts';
import type { RunningServices } from './running-services.ts';

describe('npm run projections', () => {
  let product: RunningServices;

  // Services start slowly on a busy machine.
  jest.setTimeout(120_000);

  beforeAll(async () => {
    product = await startRunningServices();
  });

  afterAll(() => product.stop());

  test('when projections are listed, then each has its sources, its rows and its last rebuild', async () => {
    const { code, stdout } = await run('list');

    expect(code).toBe(0);
    expect(stdout).toMatch(/^quotes\.provider +from identity +0 rows +never rebuilt$/m);
    expect(stdout).toMatch(/^billing\.issuer +from quotes, identity +0 rows +never rebuilt$/m);
    expect(stdout.match(/^\w+\.\w+/gm)).toHaveLength(15);
  });

  test('when the service has no such projection, then one line says so, and the exit code is 1', async () => {
    expect(await run('rebuild', 'quotes.unknown')).toEqual({
      ...{ code: 1, stdout: '', stderr: 'Projection not found' },
    });
  });

  test('when a rebuild does not advance, then the command says where to look, and the exit code is 1', async () => {
    const { code, stdout } = await run('rebuild', 'quotes.provider');

    expect([code, stdout]).toEqual([1, expect.stringContaining('npm run messages -- list')]);
    expect((await run('list')).stdout).toMatch(/^quotes\.provider .* rebuild running since \S+$/m);
  });

  /** The messages between the services do not travel in this test, so no rebuild advances. */
  async function run(...args: string[]) {
    const stdout: string[] = [];
    const stderr: string[] = [];
    const code = await runProjections(
      {
        ...{ args, environment: { MARQUEE_URL: product.url, MARQUEE_CODE: product.nextCode() } },
        print: (text) => stdout.push(text),
        printError: (text) => stderr.push(text),
      },
      async () => undefined,
    );
    return { code, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
  }
});
