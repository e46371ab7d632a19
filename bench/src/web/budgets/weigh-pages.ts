import type { Browser, Page } from '@playwright/test';

import { withBrowser } from '../browser/with-browser.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import { openPlace } from '../visit/open-place.ts';
import { createScale } from './scale.ts';
import type { Scale } from './scale.ts';
import { inlineScripts } from './inline-scripts.js';

/** `bytes` of JavaScript by brotli, bodies alone; `most`: as many as the page may have, undefined where it has no budget. */
export type WeighedPage = { name: string; scripts: number; bytes: number; most: number | undefined };

type Weighing = { chromium: string; url: string; pages: readonly MeasuredPage[] };

const bytesPerKilobyte = 1_000;

/** Each page with nothing in the cache, until the network is quiet and nothing was touched: the shell's scripts and the remote's together. */
export async function weighPages({ chromium, url, pages }: Weighing): Promise<readonly WeighedPage[]> {
  const prepared = await preparePages(pages, url);
  const scale = createScale();
  return await withBrowser(chromium, async (browser) => {
    const weighed: WeighedPage[] = [];
    for (const page of prepared) {
      weighed.push(await weigh(browser, { url, page, scale }));
    }
    return weighed;
  });
}

type One = { url: string; page: PreparedPage; scale: Scale };

async function weigh(browser: Browser, { url, page, scale }: One): Promise<WeighedPage> {
  const { prepared: addresses, seen: inline } = await openPlace(
    browser,
    { url, place: page },
    { prepare: noteScripts, whenQuiet: (opened) => opened.evaluate(inlineScripts) },
  );
  const files = [...addresses];
  const sizes = await Promise.all(files.map((address) => scale.ofFile(address)));
  const bytes = [...sizes, ...inline.map(scale.ofText)].reduce((sum, size) => sum + size, 0);
  const { scripts: most } = page.limits;
  return {
    name: page.name,
    scripts: files.length,
    bytes,
    most: most === undefined ? undefined : most * bytesPerKilobyte,
  };
}

async function noteScripts(page: Page): Promise<ReadonlySet<string>> {
  const addresses = new Set<string>();
  // What is fetched ahead, and what a worker of the page runs, is JavaScript too.
  page.context().on('response', (response) => {
    if (isJavaScript(response.headers()['content-type'])) {
      addresses.add(response.url());
    }
  });
  return addresses;
}

function isJavaScript(type = ''): boolean {
  return /^(text|application)\/javascript\b/.test(type);
}
