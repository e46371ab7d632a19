import { gzipSync } from 'node:zlib';
import { apps } from '@marquee/release-kit/apps';
import type { App } from '@marquee/release-kit/apps';
import type { Page, Response } from '@playwright/test';
import { atTheShell, goTo } from './remotes.ts';
import { expect, test } from './store.ts';

/** Its manifest, its entry, and the chunk it exposes with all that its front page needs. */
const mostRequests = 3;
/** Of its own, by gzip: what it shares with the shell is there. */
const mostBytes = 80_000;

for (const app of apps) {
  test(`when the ${app} front end is opened from a warm shell, then with ${mostRequests} requests, and ${mostBytes / 1000} kB at most`, async ({
    page,
    baseURL,
  }) => {
    const { front } = await atTheShell(page, String(baseURL), app);
    await page.waitForLoadState('networkidle');
    const answers = answersOf(page, app);

    await goTo(page, front.path);
    await expect(page.getByRole('heading', { name: front.heading, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const bytes = await gzippedBytesOf(answers);
    console.log(`${app}: ${answers.length} requests, ${(bytes / 1000).toFixed(1)} kB by gzip`);
    expect(addressesOf(answers)).toHaveLength(mostRequests);
    expect(bytes).toBeLessThan(mostBytes);
  });
}

test('when a page is opened that its remote loads later, then it is one request more', async ({
  page,
  baseURL,
}) => {
  const { path, heading, front } = await atTheShell(page, String(baseURL), 'client');
  await goTo(page, front.path);
  await expect(page.getByRole('heading', { name: front.heading, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const answers = answersOf(page, 'client');

  await goTo(page, path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

  expect(addressesOf(answers)).toHaveLength(1);
});

function answersOf(page: Page, app: App): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith(`/mfe/${app}/`)) {
      answers.push(answer);
    }
  });
  return answers;
}

/** Asserted as a list, so that a failure names what was too much. */
function addressesOf(answers: readonly Response[]): string[] {
  return answers.map((answer) => answer.url());
}

async function gzippedBytesOf(answers: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
