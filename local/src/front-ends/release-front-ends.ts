import { join } from 'node:path';
import { apps } from '@marquee/release-kit/apps';
import { toJson, writeWhole } from '@marquee/release-kit/files';
import { readBuild } from '@marquee/release-kit/read-build';
import { readJson } from '@marquee/release-kit/read-json';
import { Refusal } from '@marquee/release-kit/refusal';
import { nameOfBuild, release } from '@marquee/release-kit/release';
import { appStore, nullWhere } from '@marquee/release-kit/store';
import { z } from 'zod';
import { refusal } from '../refusal.ts';

type Place = { root: string; dataFolder: string; store: string; shellFolder: string };

const releasedBuilds = z.record(z.string(), z.string());

/**
 * Releases every remote's build as its team would, unless it is the build of the previous start or was released by hand since: a manual
 * release, rollback or kill switch is preserved. A source restored to an earlier state counts as a new build.
 */
export async function releaseFrontEnds({ root, dataFolder, store, shellFolder }: Place): Promise<void> {
  const file = join(dataFolder, releasedFile);
  const released = await readReleased(file);
  const folderOf = (app: string) => join(root, `mfe-${app}`, 'dist');
  try {
    const builds = await Promise.all(apps.map((app) => readBuild(folderOf(app))));
    for (const [place, app] of apps.entries()) {
      const [folder, name] = [folderOf(app), await nameOfBuild(folderOf(app))];
      if (!(await isLeftAlone({ store, app, name, before: released[app] }))) {
        // Builds are compared with each other's current declaration, so that a path may move from one remote to another.
        const others = builds.filter((_build, other) => other !== place).map(({ declared }) => declared);
        await release({ store, app, folder, shellFolder, others, now: () => new Date() });
      }
      released[app] = name;
      await writeWhole(file, toJson(released));
    }
  } catch (error) {
    throw error instanceof Refusal ? refusal(`The front ends cannot be released: ${error.message}`) : error;
  }
}

/** A file damaged by a crash counts as missing: its builds are compared with the store and released again if needed. */
async function readReleased(file: string): Promise<z.output<typeof releasedBuilds>> {
  return (await nullWhere(Refusal, readJson(file, releasedBuilds))) ?? {};
}

type Found = { store: string; app: string; name: string; before: string | undefined };

async function isLeftAlone({ store, app, name, before }: Found): Promise<boolean> {
  return (
    (await isReleased(store, app)) && (name === before || wasReleasedSince({ store, app, name, before }))
  );
}

/** Whether the build was released since the build of the previous start; without a record of that, at any time. */
async function wasReleasedSince({ store, app, name, before }: Found): Promise<boolean> {
  const of = appStore(store, app);
  const kept = await of.kept();
  const releasedAt = (build: string | undefined) =>
    kept.find(({ record }) => record.build === build)?.releasedAt;
  const since = before === undefined ? undefined : releasedAt(before);
  return since === undefined ? (await of.known()).includes(name) : (releasedAt(name) ?? '') > since;
}

/** A different or emptied store does not contain earlier releases; neither does a damaged record. */
async function isReleased(store: string, app: string): Promise<boolean> {
  return (await nullWhere(Refusal, appStore(store, app).current())) !== null;
}

/** The builds found by the last `npm start`, released unless they already were. */
export const releasedFile = 'released.json';
