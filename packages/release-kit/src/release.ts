import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord, ScriptHashes } from '@marquee/contracts/release-record';
import { copyUnlessThere, removeFiles, toJson, writeWhole } from './files.ts';
import { objectionsTo } from './gate.ts';
import { integrityOf, shortHashOf } from './hashes.ts';
import { readBuild, readShellBuild } from './read-build.ts';
import type { Build } from './read-build.ts';
import { Refusal } from './refusal.ts';
import { alone, appStore, recordsBeside } from './store.ts';
import type { AppStore } from './store.ts';

export type ReleaseAsked = {
  /** The release store, as the gateway has it in RELEASES_DIR. */
  store: string;
  /** `client`, `provider` or `public`. */
  app: string;
  /** The remote's build, and the build of the shell that will run it. */
  folder: string;
  shellFolder: string;
  now: () => Date;
  /** What becomes of a build that is one of the kept releases already: it is the current one again, or all stays as it is. */
  whenKept?: 'current-again' | 'leave';
};

const keptReleases = 3;

/**
 * Brings a build to the users of the running shell: assets first, then the manifest, the record last, so that nobody is ever
 * sent to what is not there yet. The last three releases stay whole, for tabs that are open and for going back. A remote that
 * was switched off stays off. Throws a Refusal where the shell could not serve it.
 */
export async function release(asked: ReleaseAsked): Promise<ReleaseRecord> {
  const { store, app, folder, shellFolder } = asked;
  const [build, shell, others] = [
    await readBuild(folder),
    await readShellBuild(shellFolder),
    await recordsBeside(store, app),
  ];
  const objections = objectionsTo({ app, build, shell, others });
  if (objections.length > 0) {
    throw new Refusal(objections);
  }
  const to = appStore(store, app);
  return alone(to, () => publish(to, build, asked));
}

async function publish(
  to: AppStore,
  build: Build,
  { app, folder, now, whenKept = 'current-again' }: ReleaseAsked,
): Promise<ReleaseRecord> {
  const manifest = toJson({ ...build.manifest, integrity: await hashesOf(folder, build) });
  const [name, kept, current] = [shortHashOf(manifest), await to.kept(), await to.current()];
  const known = kept.find(({ record }) => record.build === name);
  if (known !== undefined && current !== null && whenKept === 'leave') {
    return current;
  }
  const manifestFile = `mf-manifest.${name}.json`;
  const record: ReleaseRecord = {
    ...build.declared,
    entry: `/mfe/${app}/${manifestFile}`,
    enabled: current?.enabled ?? true,
    build: name,
    integrity: integrityOf(manifest),
  };
  for (const file of build.files) {
    await copyUnlessThere(join(folder, file), join(to.folder, file));
  }
  await writeWhole(join(to.folder, manifestFile), manifest);
  const files = [...build.files, manifestFile];
  const all = [{ record, releasedAt: now().toISOString(), files }, ...kept.filter((one) => one !== known)];
  await to.keep(all.slice(0, keptReleases));
  await to.point(record);
  await removeFiles(to.folder, onlyInOld(all));
  return record;
}

/** The files of releases that are not kept any more and that no kept one has as well. */
function onlyInOld(all: readonly { files: readonly string[] }[]): Set<string> {
  const needed = new Set(all.slice(0, keptReleases).flatMap(({ files }) => files));
  return new Set(all.slice(keptReleases).flatMap(({ files }) => files.filter((file) => !needed.has(file))));
}

async function hashesOf(folder: string, { files }: Build): Promise<ScriptHashes> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const entries = scripts.map(
    async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
