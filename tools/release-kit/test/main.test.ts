import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { aBuild, aReleaseFixture } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
  await aBuild(place.folder('client'));
});
afterEach(() => place.clear());

/** Runs the entry point of the release image. */
function runMain(...args: string[]) {
  const options = ['--store', place.store, '--shell', place.shellFolder];
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args, ...options], {
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

describe('the entry point of the release image', () => {
  test.each(['relese', 'client', ''])(
    'when the command is %j, then nothing is released, and the usage is printed',
    (command) => {
      const { code, output, errors } = runMain(command, 'client', place.folder('client'));

      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(/^Unknown command ".*": it must be one of release, rollback, switch\n/);
      expect(errors).toContain('npm run release -- <app> <folder>');
      expect(runMain('switch', 'client', 'on').errors).toContain('was never released');
    },
  );

  test('when the command is release, then the build is released', () => {
    const { code, output } = runMain('release', 'client', place.folder('client'));

    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^mfe_client is at build \w+, switched on\.\n$/),
    ]);
  });
});
