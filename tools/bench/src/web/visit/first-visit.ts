import type { Browser, Page } from '@playwright/test';

import { slowDown } from '../browser/slow-phone.ts';
import { firstTap } from './first-tap.ts';
import type { Tap } from './first-tap.ts';
import { openOnPhone } from './open-on-phone.ts';
import type { Opening } from './open-on-phone.ts';
import { vitalsOf } from './vitals.ts';
import type { Vitals } from './vitals.ts';

/**
 * `largest`: the element of the largest paint. `tap`: the first tap, made when the page was quiet. `files`: the addresses of scripts and
 * fonts that were loaded before the tap.
 */
export type Visit = {
  vitals: Vitals;
  largest: string;
  tap: Tap;
  files: { scripts: string[]; fonts: string[] };
};

/** Visits the page for the first time, on a slow phone with nothing stored except the visitor's cookie. */
export async function firstVisit(browser: Browser, opening: Opening): Promise<Visit> {
  const { recorded, result } = await openOnPhone(browser, opening, {
    prepare: async (page) => {
      await slowDown(page);
      return recordFiles(page);
    },
    whenQuiet: async (page, files) => ({ files: structuredClone(files), tap: await firstTap(page) }),
  });
  const largest = recorded.largestPaints.at(-1)?.what ?? '';
  return { vitals: vitalsOf(recorded), largest, ...result };
}

function recordFiles(page: Page): Visit['files'] {
  const files: Visit['files'] = { scripts: [], fonts: [] };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'font') {
      files[`${kind}s`].push(response.url());
    }
  });
  return files;
}
