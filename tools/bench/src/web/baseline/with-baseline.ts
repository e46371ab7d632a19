import { join } from 'node:path';

import { withChildren } from '../../measure/with-children.ts';
import { startByOneCommand } from '../../one-command/start-product.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import type { WebSetting } from '../setting.ts';

/** An older build of the product at `url`, and the measured pages in it. */
export type Baseline = { url: string; pages: readonly PreparedPage[] };

type Setting = Pick<WebSetting, 'baseline' | 'dataFolder' | 'children' | 'pages'>;

/** Variables with which the older product runs like the shipped product. The measured product has the same values. */
const shipped = { MARQUEE_BUILD: 'release', PASSWORD_HASH_COST: 'owasp' };

/** Runs `act` while the older product runs with its own data. Passes null to `act` if no older product or no page to compare was given. */
export async function withBaseline<Result>(
  { baseline, dataFolder, children, pages }: Setting,
  act: (baseline: Baseline | null) => Promise<Result>,
): Promise<Result> {
  const compared = pages.filter(({ limits }) => limits.tbtRatioToBaseline !== undefined);
  if (baseline === null || compared.length === 0) {
    return await act(null);
  }
  return await withChildren(children, async (own) => {
    const options = { root: baseline, dataFolder: join(dataFolder, 'before'), children: own };
    const { url } = await startByOneCommand(options, shipped);
    return await act({ url, pages: await preparePages(compared, url) });
  });
}
