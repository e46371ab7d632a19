import type * as kit from '@marquee/harness-kit/gate';
import type { Children } from '@marquee/local/processes/children';

import type { Setting } from '../gates/gate.ts';
import type { MeasuredPage } from './pages/measured-page.ts';

/** The configuration with which a gate runs. */
export type WebSetting = {
  size: kit.Size;
  root: string;
  dataFolder: string;
  children: Children;
  chromium: string;
  /** The address of the running product, which is built and contains the demo. */
  url: string;
  /** The pages of W1, W2, W4, W7 and W9. */
  pages: readonly MeasuredPage[];
  /** The folder of a checkout of an older product, which W2 also measures; null if none was given. */
  baseline: string | null;
  /** The folder of the product's release store. */
  releases: string;
  /** Starts an empty database, with the newer engine if it is available. */
  startDatabase: Setting['startDatabase'];
};

export type WebGate = kit.Gate<WebSetting>;
