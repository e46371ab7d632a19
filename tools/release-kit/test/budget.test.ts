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

async function measureSize(args: string[] = []) {
  const [output, errors]: [string[], string[]] = [[], []];
  const code = await runBudgets({
    ...{ root: place.store, args, environment: {}, now: () => new Date(0) },
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, output, errors: errors.join('\n') };
}

/** Enlarges the compressed variant of the chunk that the app's page needs. */
async function makeHeavier(app: string, bytes: number): Promise<void> {
  const folder = join(place.store, `mfe-${app}`, 'dist');
  const [, chunk = ''] = await aBuild(folder, { app });
  await writeFile(join(folder, `${chunk}.br`), 'x'.repeat('compressed: first'.length + bytes));
}

describe('the budgets of front ends', () => {
  test('when nothing has changed, then each front end is within its budget, and its size is printed', async () => {
    await measureSize(['--write']);

    const { code, output } = await measureSize();

    expect([code, output.length]).toEqual([0, 5]);
    expect(output[1]).toMatch(
      /^mfe-client: opening (\d+\.\d kB) of \1, whole (\d+\.\d kB) of \2, compressed by brotli$/,
    );
    expect(output.at(-1)).toBe('4 of 4 are within their budgets, with a tolerance of 5 %');
  });

  test('when the sizes become the budgets, then the output says so', async () => {
    const { code, output } = await measureSize(['--write']);

    expect([code, output.length]).toEqual([0, 5]);
    expect(output[1]).toMatch(/^mfe-client: opening \d+\.\d kB, whole \d+\.\d kB, compressed by brotli$/);
    expect(output.at(-1)).toBe('4 budgets written');
  });

  test('when a front end is more than 5 % larger than its budget, then the command fails and names the front end', async () => {
    await measureSize(['--write']);
    await makeHeavier('provider', 10);

    const { code, output, errors } = await measureSize();

    expect([code, output.at(-1)]).toEqual([1, '3 of 4 are within their budgets, with a tolerance of 5 %']);
    expect(errors).toMatch(/^mfe-provider, opening: .* % above its budget/);
    expect(errors).not.toContain('mfe-client');
  });

  test('when the shell’s front page is larger, then the output names the opening of the shell', async () => {
    await measureSize(['--write']);
    await aRenderedShell(shellFolder(), { page: 'its front page', script: 'its first script is longer now' });

    const { code, errors } = await measureSize();

    expect([code, errors]).toEqual([1, expect.stringMatching(/^shell, opening: .* % above its budget/)]);
  });

  test('when a script of another page of the shell is larger, then the output names only the whole of the shell', async () => {
    await measureSize(['--write']);
    await aRenderedShell(shellFolder(), {
      page: 'its front page',
      script: 'its first script',
      later: 'a page',
    });

    const { code, errors } = await measureSize();

    expect([code, errors]).toEqual([1, expect.stringMatching(/^shell, whole: .* % above its budget/)]);
    expect(errors).not.toContain('opening');
  });

  test('when the shell has no prerendered front page, then the command fails', async () => {
    await aRenderedShell(shellFolder(), { path: '/terms', page: 'its terms', script: '' });

    const { code, errors } = await measureSize(['--write']);

    expect([code, errors]).toEqual([1, expect.stringContaining('has rendered no page for /')]);
  });

  test('when a front end has no budget yet, then the output names the missing file', async () => {
    const { code, errors } = await measureSize();

    expect([code, errors]).toEqual([1, expect.stringContaining('budget.json does not exist')]);
  });

  test('when the arguments are wrong, then the command shows the usage', async () => {
    const { code, errors } = await measureSize(['--all']);

    expect([code, errors]).toEqual([2, expect.stringContaining('npm run budgets')]);
  });
});
