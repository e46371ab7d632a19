import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import type { ReleaseDeclaration, ReleaseRecord, ScriptHashes } from '@marquee/contracts/release-record';
import { copyUnlessSame, removeFiles, toJson } from './files.ts';
import { checkDeployGate } from './deploy-gate.ts';
import { shortHashOf } from './hashes.ts';
import { withReleaseLock } from './release-lock.ts';
import { firstScriptsOf } from './first-scripts.ts';
import { readBuild, readShellBuild } from './read-build.ts';
import type { Build } from './read-build.ts';
import { Refusal } from './refusal.ts';
import { appStore, readOtherRecords } from './release-store.ts';
import type { AppStore, StoredRelease } from './release-store.ts';
import { writeCompressed } from './write-compressed.ts';

export type ReleaseRequest = {
  /** The folder of the release store, which the gateway reads (RELEASES_DIR). */
  store: string;
  /** `client`, `provider` or `public`. */
  app: string;
  /** The folder of the remote's build. `shellFolder`: the build or the address of the shell that will run it. */
  folder: string;
  shellFolder: string;
  now: () => Date;
  /** The declarations of the other remotes; by default the declarations in the store. */
  others?: readonly ReleaseDeclaration[];
};

const maxStored = 3;

/**
 * Releases a build to the users of the running shell. Writes the assets first, then the manifest, then the record, so that no record points
 * to missing files. Keeps all files of the last three releases, for open tabs and for a rollback. A remote that was switched off stays off.
 * Throws a Refusal if the shell cannot serve the build.
 */
export async function release(request: ReleaseRequest): Promise<ReleaseRecord> {
  const { store, app, folder, shellFolder, now } = request;
  const [build, shell, others] = [
    await readBuild(folder),
    await readShellBuild(shellFolder),
    request.others ?? (await readOtherRecords(store, app)),
  ];
  const violations = checkDeployGate({ app, build, shell, others });
  if (violations.length > 0) {
    throw new Refusal(violations);
  }
  const to = appStore(store, app);
  return withReleaseLock({ folder: to.folder, now }, () => publish(to, build, request));
}

/**
 * Releases a build unless it was released here before. A deployment can call this at every start: a later release, rollback or switch stays
 * in effect. Resolves with the record of the current release.
 */
export async function releaseUnlessKnown(request: ReleaseRequest): Promise<ReleaseRecord> {
  const store = appStore(request.store, request.app);
  const [build, known] = [await idOfBuild(request.folder), await store.knownBuilds()];
  const current = known.includes(build) ? await store.current() : null;
  return current ?? release(request);
}

/** The id of a build, computed from its content: the same build always has the same id. */
export async function idOfBuild(folder: string): Promise<string> {
  const build = await readBuild(folder);
  return idOf(build, manifestWithHashes(build, await scriptHashesOf(folder, build)));
}

/** The id covers the declaration too: builds with the same scripts and different paths have different ids. */
function idOf({ declared }: Build, manifest: string): string {
  return shortHashOf(`${manifest}${toJson(declared)}`);
}

async function publish(
  to: AppStore,
  build: Build,
  { app, folder, now }: ReleaseRequest,
): Promise<ReleaseRecord> {
  const hashes = await scriptHashesOf(folder, build);
  const manifest = manifestWithHashes(build, hashes);
  const [name, stored, current] = [idOf(build, manifest), await to.storedReleases(), await currentOf(to)];
  const manifestFile = `mf-manifest.${name}.json`;
  const record: ReleaseRecord = {
    ...build.declared,
    entry: `/mfe/${app}/${manifestFile}`,
    enabled: current?.enabled ?? true,
    build: name,
    integrity: integrityOf(manifest),
    firstScripts: firstScriptsOf(build, hashes),
  };
  for (const file of build.files) {
    await copyUnlessSame(join(folder, file), join(to.folder, file));
  }
  const suffixes = await writeCompressed(join(to.folder, manifestFile), manifest);
  const manifestFiles = suffixes.map((suffix) => `${manifestFile}${suffix}`);
  await to.setCurrent(record);
  const newest = { record, releasedAt: now().toISOString(), files: [...build.files, ...manifestFiles] };
  const all = rollbackOrder(newest, stored, current?.build);
  await to.saveReleases(all.slice(0, maxStored));
  await removeFiles(to.folder, obsoleteFiles(all));
  return record;
}

/**
 * The newest release is first. The release that it replaces is second, because a rollback restores the second one. The replaced release may
 * itself be the result of a rollback, so age does not decide.
 */
function rollbackOrder(
  newest: StoredRelease,
  stored: readonly StoredRelease[],
  replacedBuild: string | undefined,
): StoredRelease[] {
  const others = stored.filter(({ record }) => record.build !== newest.record.build);
  const isReplaced = ({ record }: StoredRelease) => record.build === replacedBuild;
  return [newest, ...others.filter(isReplaced), ...others.filter((one) => !isReplaced(one))];
}

/** The current record; null if there is none or it is damaged. */
async function currentOf(to: AppStore): Promise<Pick<ReleaseRecord, 'enabled' | 'build'> | null> {
  try {
    return await to.current();
  } catch (error) {
    if (error instanceof Refusal) {
      return null;
    }
    throw error;
  }
}

/** The files that no stored release needs any more. */
function obsoleteFiles(all: readonly { files: readonly string[] }[]): Set<string> {
  const needed = new Set(all.slice(0, maxStored).flatMap(({ files }) => files));
  return new Set(all.slice(maxStored).flatMap(({ files }) => files.filter((file) => !needed.has(file))));
}

async function scriptHashesOf(folder: string, { files }: Build): Promise<ScriptHashes> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const hashes = scripts.map(
    async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

function manifestWithHashes({ manifest }: Build, integrity: ScriptHashes): string {
  return toJson({ ...manifest, integrity });
}
