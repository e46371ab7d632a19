import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { checkDeployGate } from './deploy-gate.ts';
import { readStoredBuild } from './stored-build.ts';
import { withReleaseLock } from './release-lock.ts';
import { readShellBuild } from './read-build.ts';
import { Refusal } from './refusal.ts';
import { appStore, readOtherRecords } from './release-store.ts';
import type { AppStore } from './release-store.ts';

export type AppRequest = { store: string; app: string; now: () => Date };

/**
 * Restores the release before the current one. Another call goes back one more release. Only the record changes. A remote that was switched
 * off stays off. Throws a Refusal if the shell can no longer serve the earlier release, or if its files are missing or were changed.
 */
export async function rollBack(request: AppRequest & { shellFolder: string }): Promise<ReleaseRecord> {
  const { store, app, shellFolder, now } = request;
  const appReleases = appStore(store, app);
  return withReleaseLock({ folder: appReleases.folder, now }, async () => {
    const [current, stored] = [await requireReleased(appReleases, app), await appReleases.storedReleases()];
    const previous = stored[stored.findIndex(({ record }) => record.build === current.build) + 1];
    if (previous === undefined) {
      throw new Refusal([`The release store has no earlier release of ${app}`]);
    }
    const build = await readStoredBuild(appReleases.folder, previous);
    const [shell, others] = [await readShellBuild(shellFolder), await readOtherRecords(store, app)];
    const violations = checkDeployGate({ app, build, shell, others });
    if (violations.length > 0) {
      throw new Refusal(violations);
    }
    const record = { ...previous.record, enabled: current.enabled };
    await appReleases.setCurrent(record);
    return record;
  });
}

/**
 * Switches a remote on or off; the change takes effect within five seconds. While the remote is off, its pages say that they cannot be
 * loaded, and nothing of the remote is requested. An open tab uses the record that it has read until it is reloaded.
 */
export async function switchApp({ store, app, now }: AppRequest, enabled: boolean): Promise<ReleaseRecord> {
  const appReleases = appStore(store, app);
  return withReleaseLock({ folder: appReleases.folder, now }, async () => {
    const record = { ...(await requireReleased(appReleases, app)), enabled };
    await appReleases.setCurrent(record);
    return record;
  });
}

async function requireReleased(appReleases: AppStore, app: string): Promise<ReleaseRecord> {
  const current = await appReleases.current();
  if (current === null) {
    throw new Refusal([`${app} was never released to this store`]);
  }
  return current;
}
