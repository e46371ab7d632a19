import { join } from 'node:path';
import { apps } from '@marquee/release-kit/apps';
import { toJson, writeFileAtomically } from '@marquee/release-kit/files';
import { readBuild } from '@marquee/release-kit/read-build';
import { readJson } from '@marquee/release-kit/read-json';
import { Refusal } from '@marquee/release-kit/refusal';
import { idOfBuild, release } from '@marquee/release-kit/release';
import { appStore, nullOnRefusal } from '@marquee/release-kit/release-store';
import { z } from 'zod';
import { refusal } from '../refusal.ts';

type ReleaseOptions = { root: string; dataFolder: string; store: string; shellFolder: string };

const releasedBuilds = z.record(z.string(), z.string());

/**
 * Releases every remote's build as its team would. Skips a build that is the same as at the previous start or that was released by hand
 * since then, so that a manual release, rollback or kill switch is preserved. A source restored to an earlier state counts as a new build.
 */
export async function releaseFrontEnds({
  root,
  dataFolder,
  store,
  shellFolder,
}: ReleaseOptions): Promise<void> {
  const file = join(dataFolder, releasedFile);
  const released = await readReleased(file);
  const folderOf = (app: string) => join(root, `mfe-${app}`, 'dist');
  try {
    const builds = await Promise.all(apps.map((app) => readBuild(folderOf(app))));
    for (const [index, app] of apps.entries()) {
      const [folder, name] = [folderOf(app), await idOfBuild(folderOf(app))];
      if (!(await canSkipRelease({ store, app, name, previousBuild: released[app] }))) {
        // A release is rejected if another remote has its paths. The paths are compared with the builds of the other remotes, not with
        // their releases, so that a path can move from one remote to another.
        const others = builds.filter((_build, other) => other !== index).map(({ declared }) => declared);
        await release({ store, app, folder, shellFolder, others, now: () => new Date() });
      }
      released[app] = name;
      await writeFileAtomically(file, toJson(released));
    }
  } catch (error) {
    throw error instanceof Refusal ? refusal(`The front ends cannot be released: ${error.message}`) : error;
  }
}

/** A damaged file counts as missing. Then the builds are compared with the store, and released again if needed. */
async function readReleased(file: string): Promise<z.output<typeof releasedBuilds>> {
  return (await nullOnRefusal(Refusal, readJson(file, releasedBuilds))) ?? {};
}

type ReleaseCandidate = { store: string; app: string; name: string; previousBuild: string | undefined };

async function canSkipRelease({ store, app, name, previousBuild }: ReleaseCandidate): Promise<boolean> {
  return (
    (await isReleased(store, app)) &&
    (name === previousBuild || wasReleasedSince({ store, app, name, previousBuild }))
  );
}

/**
 * Whether the build `name` was released after the build of the previous start. Without a record of that previous build: whether `name` was
 * ever released.
 */
async function wasReleasedSince({ store, app, name, previousBuild }: ReleaseCandidate): Promise<boolean> {
  const releases = appStore(store, app);
  const storedReleases = await releases.storedReleases();
  const releasedAt = (build: string | undefined) =>
    storedReleases.find(({ record }) => record.build === build)?.releasedAt;
  const since = previousBuild === undefined ? undefined : releasedAt(previousBuild);
  return since === undefined
    ? (await releases.knownBuilds()).includes(name)
    : (releasedAt(name) ?? '') > since;
}

/** Whether the store has a valid release record. A different or emptied store, or a damaged record, counts as not released. */
async function isReleased(store: string, app: string): Promise<boolean> {
  return (await nullOnRefusal(Refusal, appStore(store, app).current())) !== null;
}

/** The file that lists the builds of the last `npm start`, all of which have been released. */
export const releasedFile = 'released.json';
