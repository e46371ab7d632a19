import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { objectionsTo } from './gate.ts';
import { keptBuild } from './kept-build.ts';
import { alone } from './lock.ts';
import { readShellBuild } from './read-build.ts';
import { Refusal } from './refusal.ts';
import { appStore, recordsBeside } from './store.ts';
import type { AppStore } from './store.ts';

export type AppAsked = { store: string; app: string; now: () => Date };

/**
 * Goes one release back; called again, one more. A remote that was switched off stays off. Copies and removes nothing. Throws a Refusal if
 * the shell could not serve that release any more, or its files differ from it.
 */
export async function rollBack(asked: AppAsked & { shellFolder: string }): Promise<ReleaseRecord> {
  const { store, app, shellFolder, now } = asked;
  const of = appStore(store, app);
  return alone({ folder: of.folder, now }, async () => {
    const [current, kept] = [await requireReleased(of, app), await of.kept()];
    const before = kept[kept.findIndex(({ record }) => record.build === current.build) + 1];
    if (before === undefined) {
      throw new Refusal([`Nothing older of ${app} is kept`]);
    }
    const build = await keptBuild(of.folder, before);
    const [shell, others] = [await readShellBuild(shellFolder), await recordsBeside(store, app)];
    const objections = objectionsTo({ app, build, shell, others });
    if (objections.length > 0) {
      throw new Refusal(objections);
    }
    const record = { ...before.record, enabled: current.enabled };
    await of.point(record);
    return record;
  });
}

/**
 * Off: pages loaded more than five seconds later say that they cannot be loaded, and request nothing of the remote. An open tab keeps using
 * the record that it has read until it is reloaded.
 */
export async function switchApp({ store, app, now }: AppAsked, enabled: boolean): Promise<ReleaseRecord> {
  const of = appStore(store, app);
  return alone({ folder: of.folder, now }, async () => {
    const record = { ...(await requireReleased(of, app)), enabled };
    await of.point(record);
    return record;
  });
}

async function requireReleased(of: AppStore, app: string): Promise<ReleaseRecord> {
  const current = await of.current();
  if (current === null) {
    throw new Refusal([`${app} was never released here`]);
  }
  return current;
}
