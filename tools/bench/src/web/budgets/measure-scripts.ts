import type { Browser, Page } from '@playwright/test';

import { withBrowser } from '../browser/with-browser.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import { openOnPhone } from '../visit/open-on-phone.ts';
import { createCompressedSizes } from './compressed-sizes.ts';
import type { CompressedSizes } from './compressed-sizes.ts';
import { inlineScripts } from './inline-scripts.js';

/** `bytes`: JavaScript after Brotli, without headers. `maxBytes`: the page's budget, undefined if the page has none. */
export type PageScripts = { name: string; scripts: number; bytes: number; maxBytes: number | undefined };

type MeasureOptions = { chromium: string; url: string; pages: readonly MeasuredPage[] };

const bytesPerKilobyte = 1_000;

/** Loads each page with an empty cache until the network is quiet, without interaction. Counts the scripts of shell and remote together. */
export async function measureScripts({
  chromium,
  url,
  pages,
}: MeasureOptions): Promise<readonly PageScripts[]> {
  const prepared = await preparePages(pages, url);
  const compressedSizes = createCompressedSizes();
  return await withBrowser(chromium, async (browser) => {
    const measured: PageScripts[] = [];
    for (const page of prepared) {
      measured.push(await measureScriptsOf(browser, { url, page, compressedSizes }));
    }
    return measured;
  });
}

type MeasurePageOptions = { url: string; page: PreparedPage; compressedSizes: CompressedSizes };

async function measureScriptsOf(
  browser: Browser,
  { url, page, compressedSizes }: MeasurePageOptions,
): Promise<PageScripts> {
  const { prepared: addresses, result: inline } = await openOnPhone(
    browser,
    { url, address: page },
    { prepare: recordScripts, whenQuiet: (opened) => opened.evaluate(inlineScripts) },
  );
  const files = [...addresses];
  const sizes = await Promise.all(files.map((address) => compressedSizes.ofFile(address)));
  const bytes = [...sizes, ...inline.map(compressedSizes.ofText)].reduce((sum, size) => sum + size, 0);
  const { scripts: maxKilobytes } = page.limits;
  return {
    name: page.name,
    scripts: files.length,
    bytes,
    maxBytes: maxKilobytes === undefined ? undefined : maxKilobytes * bytesPerKilobyte,
  };
}

async function recordScripts(page: Page): Promise<ReadonlySet<string>> {
  const addresses = new Set<string>();
  // Includes prefetched scripts and those of the page's workers.
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
