import type * as kit from '@marquee/harness-kit/gate';
import type { Children } from '@marquee/local/processes/children';

import type { Setting } from '../gates/gate.ts';
import type { MeasuredPage } from './pages/measured-page.ts';

/** What a target is run with. */
export type WebSetting = {
  size: kit.Size;
  root: string;
  dataFolder: string;
  children: Children;
  chromium: string;
  /** The address of the whole product, built and with its demo. */
  url: string;
  /** The pages of W1, W2, W4, W7 and W9. */
  pages: readonly MeasuredPage[];
  /** The folder of a checkout of an older product, which W2 measures as well; null if none was given. */
  baseline: string | null;
  /** The product's release store. */
  releases: string;
  /** Starts an empty database, with the newer engine if available. */
  startDatabase: Setting['startDatabase'];
};

export type WebGate = kit.Gate<WebSetting>;
