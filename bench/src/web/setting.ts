import type * as kit from '@marquee/bar-kit/bar';
import type { Children } from '@marquee/local/processes/children';

import type { Setting } from '../bars/bar.ts';
import type { MeasuredPage } from './pages/measured-page.ts';

/** What a bar is run with. */
export type WebSetting = {
  size: kit.Size;
  /** Of the repository. */
  root: string;
  /** Of this run. */
  dataFolder: string;
  children: Children;
  /** The path of a Chromium. */
  chromium: string;
  /** Of the whole product, built and with its demo. */
  url: string;
  /** What W1, W2, W4, W7 and W9 measure. */
  pages: readonly MeasuredPage[];
  /** The folder of a checkout of an older product, which W2 measures beside this one; null: none was given. */
  before: string | null;
  /** The product's release store. */
  releases: string;
  /** An empty one of its own, of the newer engine where that is there. */
  startDatabase: Setting['startDatabase'];
};

export type WebBar = kit.Bar<WebSetting>;
