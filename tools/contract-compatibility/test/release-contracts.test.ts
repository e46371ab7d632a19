import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBaseline } from '../src/baselines.ts';
import type { Contracts } from '../src/contracts.ts';
import { plainJson } from '../src/schema-pair.ts';
import { releaseContracts } from '../src/release-contracts.ts';
import { anApi, aPlatform } from './contract-builders.ts';

const root = join(import.meta.dirname, '..', '..', '..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-baselines-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const first: Contracts = { platform: aPlatform(''), api: plainJson(anApi()), messages: {} };
const grown: Contracts = { ...first, api: plainJson(anApi({ headers: ['Link'] })) };
const broken: Contracts = { ...first, api: plainJson(anApi({ call: 'get /notes' })) };

function release(now: Contracts, uncommitted: string[] = []) {
  const at = new Date('2026-03-02T15:00:00.000Z');
  return releaseContracts({ root, folder, now, uncommitted, at });
}

describe('a release of the contracts', () => {
  test('when it is the first, then the current contracts become the baseline', async () => {
    const { release: made } = await release(first);

    const baseline = await readBaseline(folder);
    expect(made).toMatchObject({ version: 1, contract: 1, releasedAt: '2026-03-02T15:00:00.000Z' });
    expect(baseline).toEqual({ releases: [made], contracts: first });
  });

  test('when a contract has additions, then a further release records them', async () => {
    await release(first);

    const { release: made, boundaries } = await release(grown);

    expect(made?.version).toBe(2);
    expect(boundaries.flatMap(({ changes }) => changes)).toMatchObject([{ breaks: false }]);
    expect((await readBaseline(folder))?.contracts).toEqual(grown);
  });

  test('when a change would break clients, then the release is rejected with every break, and nothing is written', async () => {
    await release(first);

    await expect(release(broken)).rejects.toMatchObject({
      reasons: [expect.stringContaining('front ↔ back: POST /quotes/{}/notes was removed')],
    });
    expect((await readBaseline(folder))?.contracts).toEqual(first);
  });

  test('when nothing has changed since the last release, then nothing is written', async () => {
    await release(first);
    const before = await readFile(join(folder, 'releases.json'), 'utf8');

    expect((await release(first)).release).toBeNull();
    expect(await readFile(join(folder, 'releases.json'), 'utf8')).toBe(before);
  });

  test('when a source is not committed, then the release is rejected with the name of the source', async () => {
    await expect(release(first, ['packages/contracts/src/quotes.ts'])).rejects.toThrow(
      'packages/contracts/src/quotes.ts is not committed',
    );
    expect(await readBaseline(folder)).toBeNull();
  });

  test.each(['platform', 'api', 'messages'])(
    'when the file of %s was changed by hand, then the release is rejected',
    async (name) => {
      await release(first);
      await writeFile(join(folder, `${name}.json`), '{}');

      await expect(release(grown)).rejects.toThrow(`${name}.json differs from what release 1 wrote`);
    },
  );

  test('when the list of releases is missing, then the release is rejected and does not count as the first', async () => {
    await release(first);
    await rm(join(folder, 'releases.json'));

    await expect(release(broken)).rejects.toThrow('api.json exists and releases.json does not');
  });

  test('when a release was removed from the list, then the next release is rejected', async () => {
    await release(first);
    const { release: second } = await release(grown);
    await writeFile(join(folder, 'releases.json'), JSON.stringify({ releases: [second] }));

    await expect(release(grown)).rejects.toThrow('releases.json has release 2 in place 1');
  });

  test('when a release is missing in the middle of the list, then the error names the release after it and its place', async () => {
    const { release: oldest } = await release(first);
    const { release: second } = await release(grown);
    const third = { ...second, version: 3 };
    await writeFile(join(folder, 'releases.json'), JSON.stringify({ releases: [oldest, third] }));

    await expect(release(grown)).rejects.toThrow('releases.json has release 3 in place 2');
  });

  test('when a release was interrupted before it wrote the list, then the next release is rejected, and the error requires restoring the file', async () => {
    await release(first);
    const list = await readFile(join(folder, 'releases.json'), 'utf8');
    await release(grown);
    await writeFile(join(folder, 'releases.json'), list);

    await expect(release(grown)).rejects.toThrow('api.json differs from what release 1 wrote: restore it');
  });
});

describe('a deprecated export', () => {
  const page = 'export declare const Page: string;';
  const marked = `/** @deprecated */ ${page}`;
  const withPlatform = (declared: string, contract: number): Contracts => ({
    ...first,
    platform: aPlatform(declared, { contract }),
  });

  test('when it is deprecated together with a raised contract, then it may be removed with the next contract', async () => {
    await release(withPlatform(page, 1));
    await release(withPlatform(marked, 2));

    await expect(release(withPlatform('', 2))).rejects.toThrow('kit Page was removed');
    await expect(release(withPlatform('', 3))).resolves.toMatchObject({ release: { version: 3 } });
  });

  test('when it is deprecated without a raised contract, then it may be removed only with the second contract after that', async () => {
    await release(withPlatform(page, 1));
    await release(withPlatform(marked, 1));

    await expect(release(withPlatform('', 2))).rejects.toThrow('remove it with contract 3');
  });

  test('when it is deprecated in the first release, then the deprecation counts from the next contract', async () => {
    await release(withPlatform(marked, 1));

    expect((await readBaseline(folder))?.contracts.platform.deprecatedFrom).toEqual({ 'kit Page': 2 });
  });
});
