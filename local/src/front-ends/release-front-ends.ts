import { join } from 'node:path';
import { release } from '@marquee/release-kit/release';
import { remotes } from './remotes.ts';

/**
 * Releases every remote's build as its team would, unless that very build was released before: what was rolled back or switched
 * off since stays so.
 */
export async function releaseFrontEnds(store: string, root: string): Promise<void> {
  for (const app of remotes) {
    await release({
      ...{ store, app, folder: join(root, `mfe-${app}`, 'dist'), shellFolder: join(root, 'shell', 'dist') },
      ...{ now: () => new Date(), whenKept: 'leave' },
    });
  }
}
