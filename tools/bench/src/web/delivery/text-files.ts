import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { apps } from '@marquee/release-kit/apps';
import { appStore } from '@marquee/release-kit/release-store';

import type { WebSetting } from '../setting.ts';

type Served = { file: string; url: string };

const text = /\.(js|json|html|svg|css)$/;
/** Compressing a smaller file saves nothing. */
const minBytes = 1_024;

/** Returns path and address of every text file above `minBytes` in the shell and in each remote's current release. */
export async function textFiles({ root, releases, url }: WebSetting): Promise<Served[]> {
  const all = [
    ...(await shellFiles(join(root, 'shell/dist'), url)),
    ...(await Promise.all(apps.map((app) => releasedFiles(releases, app, url)))).flat(),
  ];
  const sizes = await Promise.all(all.map(async ({ file }) => (await stat(file)).size));
  return all.filter(({ file }, index) => text.test(file) && (sizes[index] ?? 0) > minBytes);
}

async function shellFiles(folder: string, url: string): Promise<Served[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, url: `${url}/${relative(folder, file)}` }));
}

/** Omits the release store's own records, which no browser loads. */
async function releasedFiles(releases: string, app: string, url: string): Promise<Served[]> {
  const store = appStore(releases, app);
  const [current, stored] = [await store.current(), await store.storedReleases()];
  const released = stored.find(({ record }) => record.build === current?.build);
  if (!released) {
    throw new Error(`${app} has no release.`);
  }
  return released.files.map((path) => ({
    file: join(store.folder, path),
    url: `${url}/mfe/${app}/${path}`,
  }));
}
