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
 * Goes one release back; called again, one more. A remote that was switched off stays off. Copies and removes nothing. Throws a Refusal if
 * the shell could not serve that release any more, or its files differ from it.
 */
export async function rollBack(request: AppRequest & { shellFolder: string }): Promise<ReleaseRecord> {
  const { store, app, shellFolder, now } = request;
  const appReleases = appStore(store, app);
  return withReleaseLock({ folder: appReleases.folder, now }, async () => {
    const [current, stored] = [await requireReleased(appReleases, app), await appReleases.storedReleases()];
    const previous = stored[stored.findIndex(({ record }) => record.build === current.build) + 1];
    if (previous === undefined) {
      throw new Refusal([`Nothing older of ${app} is kept`]);
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
 * Off: pages loaded more than five seconds later say that they cannot be loaded, and request nothing of the remote. An open tab keeps using
 * the record that it has read until it is reloaded.
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
    throw new Refusal([`${app} was never released here`]);
  }
  return current;
}
