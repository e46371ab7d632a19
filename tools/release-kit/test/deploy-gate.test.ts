import { runRelease } from '../src/run-release.ts';
import { aBuild, anEarlierShell, aReleaseFixture, aServer, aShell } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
});
afterEach(() => place.clear());

/** Runs `npm run release` with these arguments. */
async function releaseBy(args: string[]) {
  const [output, errors]: [string[], string[]] = [[], []];
  const code = await runRelease({
    root: place.store,
    args: [...args, '--store', place.store, '--shell', place.shellFolder],
    environment: {},
    now: () => new Date('2026-03-02T15:00:00.000Z'),
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

const folder = () => place.folder('client');

describe('the deploy gate', () => {
  test('when the shell can serve a build, then the build is released', async () => {
    await aBuild(folder());

    const { code, output } = await releaseBy(['client', folder()]);

    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^mfe_client is at build [0-9a-f]{16}, switched on\.$/),
    ]);
  });

  test.each([
    {
      fault: 'needs a contract that the shell does not have',
      build: { declared: { minContract: 2 } },
      reason: 'needs contract 2, and the shell has 1: release the shell first',
    },
    {
      fault: 'is for a contract before the shell’s previous one',
      build: { declared: { minContract: -1 } },
      reason: 'was written for contract -1',
    },
    {
      fault: 'needs another major of a shared package',
      build: { react: { requiredVersion: '^20.0.0' } },
      reason: 'needs react ^20.0.0, and the shell has 19.3.1',
    },
    {
      fault: 'has a server bundle with another hash than declared',
      build: { declared: { server: { ...aServer, integrity: `sha384-${'A'.repeat(64)}` } } },
      reason: 'Its server bundle does not match release.json',
    },
    {
      fault: 'has lost its server bundle',
      build: { declared: { server: { ...aServer, bundle: 'server/missing.mjs' } } },
      reason: 'Its server bundle does not match release.json',
    },
    {
      fault: 'renders a page that is not its own',
      build: { declared: { server: { ...aServer, pages: [{ path: '/q', call: '/public/q', params: {} }] } } },
      reason: '/q is rendered on the server but is not one of its paths',
    },
    {
      fault: 'shares what the shell does not',
      build: { react: { name: 'preact' } },
      reason: 'shares preact, which the shell does not',
    },
    {
      fault: 'exposes another module',
      build: { exposes: 'pages' },
      reason: 'exposes no ./routes',
    },
    { fault: 'lacks one of its chunks', build: { without: 'chunk' }, reason: 'is not in the build' },
    {
      fault: 'lacks its manifest',
      build: { without: 'mf-manifest.json' },
      reason: 'mf-manifest.json does not exist',
    },
    { fault: 'declares nothing', build: { without: 'release.json' }, reason: 'release.json does not exist' },
    {
      fault: 'names no owner',
      build: { declared: { owner: '' } },
      reason: 'release.json cannot be read',
    },
    {
      fault: 'loads scripts without an integrity check',
      build: { isOld: true as const },
      reason: 'loads scripts without an integrity check',
    },
    { fault: 'is another app’s', build: { app: 'provider' }, reason: 'client is mfe_client' },
  ])('when a build $fault, then the command rejects it', async ({ build, reason }) => {
    await aBuild(folder(), build);

    const { code, errors } = await releaseBy(['client', folder()]);

    expect([code, errors]).toEqual([1, expect.stringContaining(reason)]);
  });

  test.each([
    { path: '/provider', theirs: '/provider', clashes: true },
    { path: '/provider/reports', theirs: '/provider/*', clashes: true },
    { path: '/provider/:id', theirs: '/provider/reports', clashes: true },
    { path: '/provider', theirs: '/provider/*', clashes: true },
    { path: '/providers', theirs: '/provider/*', clashes: false },
    { path: '/provider/a/b', theirs: '/provider/:id', clashes: false },
  ])(
    'when a build serves $path and another remote serves $theirs, then the paths clash: $clashes',
    async ({ path, theirs, clashes }) => {
      await aBuild(place.folder('provider'), { app: 'provider', declared: { paths: [theirs] } });
      await releaseBy(['provider', place.folder('provider')]);
      await aBuild(folder(), { declared: { paths: ['/client', path] } });

      const { code, errors } = await releaseBy(['client', folder()]);

      expect([code, errors]).toEqual(
        clashes ? [1, `Refused: mfe_provider of the provider team already serves ${path}`] : [0, ''],
      );
    },
  );

  test('when another remote already shows the home page of the same role, then the build is rejected', async () => {
    await aBuild(place.folder('provider'), { app: 'provider', declared: { homeFor: 'provider' } });
    await releaseBy(['provider', place.folder('provider')]);
    await aBuild(folder(), { declared: { homeFor: 'provider' } });

    const { code, errors } = await releaseBy(['client', folder()]);

    expect([code, errors]).toEqual([
      1,
      'Refused: mfe_provider of the provider team already shows the provider’s front page',
    ]);
  });

  test('when `shell.json` does not list the shared packages, then the gate reads them from the shell’s manifest', async () => {
    place.shellFolder = place.folder('earlier-shell');
    await anEarlierShell(place.shellFolder, { reactVersion: '18.3.1' });
    await aBuild(folder());

    const { code, errors } = await releaseBy(['client', folder()]);

    expect([code, errors]).toEqual([1, 'Refused: It needs react ^19.2.0, and the shell has 18.3.1']);
  });

  test('when the shell has contract 2, then a build for contract 1 is released', async () => {
    await aShell(place.shellFolder, { contract: 2 });
    await aBuild(folder());

    expect((await releaseBy(['client', folder()])).code).toBe(0);
  });

  test.each([
    { asked: 'no app', args: [] },
    { asked: 'an unknown app', args: ['shell', 'x'] },
    { asked: 'more than a folder', args: ['client', 'x', 'y'] },
    { asked: 'an unknown option', args: ['client', 'x', '--force'] },
  ])('when the arguments have $asked, then the command shows the usage', async ({ args }) => {
    const { code, errors } = await releaseBy(args);

    expect([code, errors]).toEqual([2, expect.stringContaining('npm run release')]);
  });

  test('when the folder is missing in the arguments, then the command names the missing argument and shows the usage', async () => {
    const { code, errors } = await releaseBy(['client']);

    expect([code, errors]).toEqual([
      2,
      expect.stringMatching(/^Missing after client: the folder of its build[^]*npm run release/),
    ]);
  });

  test('when the folder contains no build of a remote, then the command names the missing files', async () => {
    const { code, errors } = await releaseBy(['client', place.shellFolder]);

    expect([code, errors]).toEqual([
      1,
      `Refused: ${place.shellFolder} is no build of a front end: mf-manifest.json and release.json do not exist`,
    ]);
  });
});
