import type { Browser, Page } from '@playwright/test';

import { withBrowser } from '../browser/with-browser.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import { openPlace } from '../visit/open-place.ts';
import { createScale } from './scale.ts';
import type { Scale } from './scale.ts';
import { inlineScripts } from './inline-scripts.js';

/** `bytes` of JavaScript after Brotli, bodies only; `most`: the page's budget, undefined if it has none. */
export type WeighedPage = { name: string; scripts: number; bytes: number; most: number | undefined };

type Weighing = { chromium: string; url: string; pages: readonly MeasuredPage[] };

const bytesPerKilobyte = 1_000;

/** Loads each page with an empty cache until the network is quiet, without interaction: the scripts of shell and remote together. */
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
  // Prefetched scripts, and those of the page's workers, are JavaScript too.
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
