import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runBudgets } from '../src/run-budgets.ts';
import { aBuild, aReleaseFixture, aRenderedShell } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
  await aRenderedShell(shellFolder(), { page: 'its front page', script: 'its first script' });
  for (const app of ['client', 'provider', 'public']) {
    await aBuild(join(place.store, `mfe-${app}`, 'dist'), { app });
  }
});
afterEach(() => place.clear());

function shellFolder(): string {
  return join(place.store, 'shell', 'dist');
}

async function weigh(args: string[] = []) {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runBudgets({
    ...{ root: place.store, args, environment: {}, now: () => new Date(0) },
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, said, complained: complained.join('\n') };
}

/** Enlarges the compressed variant of the chunk that the app's page needs. */
async function makeHeavier(app: string, bytes: number): Promise<void> {
  const folder = join(place.store, `mfe-${app}`, 'dist');
  const [, chunk = ''] = await aBuild(folder, { app });
  await writeFile(join(folder, `${chunk}.br`), 'x'.repeat('compressed: first'.length + bytes));
}

describe('the budgets of front ends', () => {
  test('when nothing has changed, then each front end is within its budget, and its size is printed', async () => {
    await weigh(['--write']);

    const { code, said } = await weigh();

    expect([code, said.length]).toEqual([0, 5]);
    expect(said[1]).toMatch(
      /^mfe-client: opening (\d+\.\d kB) of \1, whole (\d+\.\d kB) of \2, compressed by brotli$/,
    );
    expect(said.at(-1)).toBe('4 of 4 within their budgets; up to 5 % above passes');
  });

  test('when the sizes become the budgets, then the output says so', async () => {
    const { code, said } = await weigh(['--write']);

    expect([code, said.length]).toEqual([0, 5]);
    expect(said[1]).toMatch(/^mfe-client: opening \d+\.\d kB, whole \d+\.\d kB, compressed by brotli$/);
    expect(said.at(-1)).toBe('4 budgets written');
  });

  test('when a front end is more than 5 % larger than its budget, then the command fails and names the front end', async () => {
    await weigh(['--write']);
    await makeHeavier('provider', 10);

    const { code, said, complained } = await weigh();

    expect([code, said.at(-1)]).toEqual([1, '3 of 4 within their budgets; up to 5 % above passes']);
    expect(complained).toMatch(/^mfe-provider, opening: .* % above its budget/);
    expect(complained).not.toContain('mfe-client');
  });

  test('when the shell’s front page is larger, then the output names the opening of the shell', async () => {
    await weigh(['--write']);
    await aRenderedShell(shellFolder(), { page: 'its front page', script: 'its first script is longer now' });

    const { code, complained } = await weigh();

    expect([code, complained]).toEqual([1, expect.stringMatching(/^shell, opening: .* % above its budget/)]);
  });

  test('when another page of the shell is larger, then the output names only the whole of the shell', async () => {
    await weigh(['--write']);
    await aRenderedShell(shellFolder(), {
      page: 'its front page',
      script: 'its first script',
      later: 'a page',
    });

    const { code, complained } = await weigh();

    expect([code, complained]).toEqual([1, expect.stringMatching(/^shell, whole: .* % above its budget/)]);
    expect(complained).not.toContain('opening');
  });

  test('when the shell has no prerendered front page, then the command fails', async () => {
    await aRenderedShell(shellFolder(), { path: '/terms', page: 'its terms', script: '' });

    const { code, complained } = await weigh(['--write']);

    expect([code, complained]).toEqual([1, expect.stringContaining('has rendered no page for /')]);
  });

  test('when a front end has no budget yet, then the output names the missing file', async () => {
    const { code, complained } = await weigh();

    expect([code, complained]).toEqual([1, expect.stringContaining('budget.json is not there')]);
  });

  test('when the arguments are wrong, then the command shows the usage', async () => {
    const { code, complained } = await weigh(['--all']);

    expect([code, complained]).toEqual([2, expect.stringContaining('npm run budgets')]);
  });
});
