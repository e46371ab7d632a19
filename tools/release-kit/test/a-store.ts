import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import type { ReleaseRecord } from '@marquee/contracts/release-record';

/** A release store and builds for it, in a temporary folder. */
export type ReleaseFixture = {
  store: string;
  shellFolder: string;
  folder: (name: string) => string;
  clear(): Promise<void>;
};

export async function aReleaseFixture(): Promise<ReleaseFixture> {
  const root = await mkdtemp(join(tmpdir(), 'marquee-release-'));
  const place = {
    store: join(root, 'store'),
    shellFolder: join(root, 'shell'),
    folder: (name: string) => join(root, 'builds', name),
    clear: () => rm(root, { recursive: true, force: true }),
  };
  await aShell(place.shellFolder);
  return place;
}

async function put(folder: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const noFiles = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** A manifest in the format of the module federation plugin. */
function manifestOf(given: {
  name: string;
  entry: string;
  chunks: string[];
  react?: object | undefined;
  exposes?: string | undefined;
}) {
  const assets = { ...noFiles, js: { sync: given.chunks, async: [] } };
  return {
    id: given.name,
    name: given.name,
    metaData: { remoteEntry: { name: given.entry, path: '', type: 'global' }, publicPath: 'auto' },
    shared: [
      {
        ...{ name: 'react', version: '19.3.1', requiredVersion: '^19.2.0', singleton: true },
        ...{ assets: noFiles, ...given.react },
      },
      { name: 'react/jsx-runtime', version: '19.3.1', requiredVersion: '^19.3.1', assets: noFiles },
    ],
    exposes: [{ name: given.exposes ?? 'routes', assets }],
  };
}

export async function aShell(folder: string, { contract = 1, reactVersion = '19.3.1' } = {}): Promise<void> {
  const shared = { react: reactVersion, 'react/jsx-runtime': reactVersion };
  await put(folder, { 'shell.json': { contract, shared } });
}

/** A shell of an earlier release, which describes its shared packages in a federation manifest instead of `shell.json`. */
export async function anEarlierShell(folder: string, { reactVersion = '19.3.1' } = {}): Promise<void> {
  const manifest = manifestOf({
    ...{ name: 'shell', entry: 'remoteEntry.js', chunks: [] },
    ...{ react: { version: reactVersion } },
  });
  await put(folder, { 'shell.json': { contract: 1 }, 'mf-manifest.json': manifest });
}

type ShellGiven = { path?: string; page: string; script: string; later?: string };

/** A build of the shell with one HTML page, the script that the page references, and a script `later.js` that no page references. */
export async function aRenderedShell(
  folder: string,
  { path = '/', page, script, later = '' }: ShellGiven,
): Promise<void> {
  const file = '/rendered/page.html';
  await put(folder, {
    'rendered/list.json': {
      pages: [{ path, file, plainFile: file, scriptHash: `sha256-${'0'.repeat(43)}=` }],
    },
    [file]: `<link rel="icon" href="/icon.svg"/><script defer src="/main.js"></script>${page}`,
    ...{ 'icon.svg': '<svg/>', 'main.js': script, 'later.js': later },
  });
}

type BuildGiven = {
  app?: string;
  /** Content of the scripts: two builds with the same words are the same build. */
  words?: string;
  declared?: object;
  react?: object;
  exposes?: string;
  without?: string;
  /** Whether the build is from a time when remotes did not check the hashes of their scripts. */
  isOld?: true;
};

const serverBundle = 'export const pages = [];';

/** The declaration of the server bundle. Every build of `aBuild` contains the file; only some tests declare it. */
export const aServer = {
  bundle: 'server/pages.5ame.mjs',
  integrity: integrityOf(serverBundle),
  pages: [{ path: '/client', call: '/public/thing/:id', params: { id: 'thing' } }],
};

const skeletonText = '{"page":{"html":"","css":""},"withQuery":{"html":"","css":""}}';

/** The declaration of the skeleton. Every build of `aBuild` contains the file; only some tests declare it. */
export const aSkeleton = {
  file: 'skeletons/client.5ame.json',
  integrity: integrityOf(skeletonText),
};

/** Writes a build of a remote: an entry, a chunk of this build, and a chunk that is the same in all builds. Resolves with their names. */
export async function aBuild(folder: string, given: BuildGiven = {}): Promise<string[]> {
  const { app = 'client', words = 'first', react, exposes, without, isOld } = given;
  const hash = Buffer.from(words).toString('hex').padEnd(16, '0').slice(0, 16);
  const [entry, chunk, shared] = [`remoteEntry.${hash}.js`, `40.${hash}.js`, '89.5ame5ame5ame5ame.js'];
  const name = `mfe_${app}`;
  await rm(folder, { recursive: true, force: true });
  await put(folder, {
    'release.json': {
      ...{ name, owner: `${app} team`, paths: [`/${app}`], homeFor: null, minContract: 1 },
      ...given.declared,
    },
    'mf-manifest.json': manifestOf({ name, entry, chunks: [chunk, shared], react, exposes }),
    [entry]: `// entry: ${words}${isOld ? '' : ', self.marqueeIntegrityOf'}`,
    [chunk]: `// chunk: ${words}`,
    [`${chunk}.br`]: `compressed: ${words}`,
    [`${chunk}.map`]: `map: ${words}`,
    [shared]: '// the same in every build',
    'index.html': '<!doctype html>',
    [aServer.bundle]: serverBundle,
    [aSkeleton.file]: skeletonText,
  });
  if (without !== undefined) {
    await rm(join(folder, without === 'chunk' ? chunk : without));
  }
  return [entry, chunk, shared];
}

export async function recordIn(store: string, app: string): Promise<ReleaseRecord> {
  return JSON.parse(await readFile(join(store, app, 'release.json'), 'utf8')) as ReleaseRecord;
}
