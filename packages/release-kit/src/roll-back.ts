import { join } from 'node:path';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { isThere } from './files.ts';
import { Refusal } from './refusal.ts';
import { alone, appStore } from './store.ts';
import type { AppStore, KeptRelease } from './store.ts';

export type AppAsked = { store: string; app: string };

/** Goes one release back; asked again, one more. What was switched off stays off. Nothing is copied or removed. */
export async function rollBack({ store, app }: AppAsked): Promise<ReleaseRecord> {
  const of = appStore(store, app);
  return alone(of, async () => {
    const [current, kept] = [await requireReleased(of, app), await of.kept()];
    const before = kept[kept.findIndex(({ record }) => record.build === current.build) + 1];
    if (before === undefined) {
      throw new Refusal([`Nothing older of ${app} is kept`]);
    }
    await requireWhole(of, before);
    const record = { ...before.record, enabled: current.enabled };
    await of.point(record);
    return record;
  });
}

/** Off: the shell says so instead of its pages, at the latest five seconds later, and asks for nothing of it. */
export async function switchApp({ store, app }: AppAsked, enabled: boolean): Promise<ReleaseRecord> {
  const of = appStore(store, app);
  return alone(of, async () => {
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

async function requireWhole({ folder }: AppStore, { files }: KeptRelease): Promise<void> {
  const looked = await Promise.all(
    files.map(async (file) => ((await isThere(join(folder, file))) ? [] : [`${file} is not there any more`])),
  );
  const missing = looked.flat();
  if (missing.length > 0) {
    throw new Refusal(missing);
  }
}
