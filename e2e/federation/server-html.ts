import type { Page } from '@playwright/test';
import { expect, requireVariable } from './store.ts';
import type { Store } from './store.ts';

/** The address of a quote that does not exist. */
export const missingQuotePath = '/quote?quote=00000000-0000-4000-8000-000000000000';

/** The heading of the missing quote's page in both releases. */
export const headings = { first: 'Quote Not Found', second: requireVariable('MARQUEE_SECOND_HEADING') };

/** The gateway applies a change in the release store within 5 s, and the page renderer polls the store every 2 s. */
const takesEffectWithinMs = 5_000 + 2_000;

/** Resolves once the HTML of the missing quote's page contains this heading; if `heading` is null, once the HTML is the app page. */
export async function waitForHtml(page: Page, heading: string | null, url = ''): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await page.request.get(url + missingQuotePath, { headers: { accept: 'text/html' } });
        return /data-server-page="">.*?<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? null;
      },
      { timeout: takesEffectWithinMs },
    )
    .toBe(heading);
}

/** Releases the second build. Returns the records of both releases, of which the second is now current. */
export async function twoReleases(store: Store) {
  const first = store.record('public');
  await store.run('release', ['public', requireVariable('MARQUEE_SECOND_BUILD')]);
  return { first, second: store.record('public') };
}
