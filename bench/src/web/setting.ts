import type * as kit from '@marquee/bar-kit/bar';
import type { Children } from '@marquee/local/processes/children';

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
  /** The product's release store. */
  releases: string;
};

export type WebBar = kit.Bar<WebSetting>;
