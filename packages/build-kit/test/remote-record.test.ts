import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildDeclaration } from '@marquee/contracts/release-record';
import webpack from 'webpack';
import { remoteRecord } from '../src/remote-record.ts';
import { renderingFolder, rootFolder, webpackCacheFolder } from '../src/workspace-folders.ts';

let folder: string;
/** Unique per test, because a process imports a rendering program only once. */
let name: string;
beforeEach(async () => {
  name = `test_${randomUUID()}`;
  folder = await mkdtemp(join(tmpdir(), 'build-kit-'));
  // webpack resolves the loaders of the build from this folder.
  await symlink(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  await put('src/index.ts', '');
  await put('release.json', JSON.stringify(declared));
});
afterEach(async () => {
  for (const made of [folder, renderingFolder(name), webpackCacheFolder(name)]) {
    await rm(made, { recursive: true, force: true });
  }
});

const declared = {
  ...{ name: 'mfe_client', owner: 'Client team', paths: ['/client', '/events/:id'] },
  ...{ homeFor: null, minContract: 2 },
  firstLoads: { '/client': { calls: ['/events'] }, '/events/:id': { calls: [], chunk: 'event' } },
};

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

/** Builds a remote. Resolves with the `release.json` of the build; rejects with the errors of the build. */
async function build(): Promise<BuildDeclaration> {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './src/index.ts',
    output: { path: join(folder, 'dist') },
    plugins: [remoteRecord({ name, folder, declaration: join(folder, 'release.json') })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) {
          reject(error ?? new Error(stats?.toString('errors-only')));
        } else {
          resolve();
        }
      });
    });
  });
  return JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8')) as BuildDeclaration;
}

describe('the record of a remote’s build', () => {
  test('when the remote renders skeletons, then each declared page has a skeleton with its hash', async () => {
    await put(
      'src/pages/skeletons.tsx',
      `export const render = async (path: string) => ({
        page: { html: '<p>' + path + '</p>', css: '' },
        withQuery: { html: '', css: '' },
      });`,
    );

    const { firstLoads = {} } = await build();

    const { skeleton } = firstLoads['/events/:id'] ?? {};
    const text = await readFile(join(folder, 'dist', String(skeleton?.file)), 'utf8');
    expect(firstLoads).toMatchObject(declared.firstLoads);
    expect(firstLoads['/client']?.skeleton?.file).toMatch(/^skeletons\/client\.[0-9a-f]{20}\.json$/);
    expect(JSON.parse(text)).toMatchObject({ page: { html: '<p>/events/:id</p>' } });
    expect(skeleton?.integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
  });

  test('when a page cannot be rendered without a browser, then the build fails', async () => {
    await put(
      'src/pages/skeletons.tsx',
      'export const render = async () => ({ page: { html: document.title, css: "" } });',
    );

    await expect(build()).rejects.toThrow('document is not defined');
  });

  test('when the remote renders no skeletons, then the record has the team’s declaration unchanged', async () => {
    const record = await build();

    expect(record).toMatchObject(declared);
    expect(record.firstLoads).toEqual(declared.firstLoads);
  });
});
