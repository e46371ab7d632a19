import { join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import type { ReleaseRecord, SkeletonFile } from '@marquee/contracts/release-record';
import { skeleton } from '@marquee/contracts/skeleton';
import type { Skeleton } from '@marquee/contracts/skeleton';
import { evictOldest } from '@marquee/service-kit/evict-oldest';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { GatewayConfig } from '../config.ts';
import { remoteServers } from './front-end-files.ts';
import { readText } from './read-text.ts';

/** Reads a remote's skeleton. Null if the file is missing, unreadable, or does not match the hash in the release record. */
export type Skeletons = (record: ReleaseRecord, named: SkeletonFile) => Promise<Skeleton | null>;

/** Enough for about twenty pages of the current release and of the previous release. */
const maxCached = 60;

export function createSkeletons(
  config: Pick<
    GatewayConfig,
    'RELEASES_DIR' | 'MFE_CLIENT_URL' | 'MFE_PROVIDER_URL' | 'MFE_PUBLIC_URL' | 'PAGE_RENDERER_WAIT_MS'
  >,
  logger: Logger,
): Skeletons {
  const servers = new Map(Object.entries(remoteServers(config)));
  /** Skeletons by file and hash. Read errors are not cached, because the file may appear later. */
  const read = new Map<string, Skeleton>();
  const unread = new Set<string>();

  return async ({ name }, { file, integrity }) => {
    const app = name.replace('mfe_', '');
    const key = `${app}/${file} ${integrity}`;
    const known = read.get(key);
    if (known) {
      return known;
    }
    try {
      const found = await verified(app, file, integrity);
      evictOldest(read, maxCached);
      read.set(key, found);
      unread.delete(key);
      return found;
    } catch (error) {
      warnOnce(key, error);
      return null;
    }
  };

  async function verified(app: string, file: string, integrity: string): Promise<Skeleton> {
    const folder = join(config.RELEASES_DIR, app);
    const place = { url: servers.get(app), folder };
    const text = await readText(place, `/${file}`, config.PAGE_RENDERER_WAIT_MS);
    if (text === null) {
      throw new Error(`${file} is missing`);
    }
    if (integrity !== integrityOf(text)) {
      throw new Error(`${file} does not match the hash of its release record`);
    }
    return skeleton.parse(JSON.parse(text));
  }

  /** Warns once per skeleton, because otherwise each request for the page would log a line. */
  function warnOnce(key: string, err: unknown): void {
    if (!unread.has(key)) {
      unread.add(key);
      logger.warn({ err }, 'a page is sent without its skeleton');
    }
  }
}
