import type { Page } from '@playwright/test';

import { hold } from '../fixtures/hold.ts';
import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilTakenOver } from '../fixtures/until-taken-over.ts';
import { signUpAsClient } from './acts/sign-up.ts';

const rendered = [
  { path: '/', heading: 'Your Dream Event Starts Here' },
  { path: '/home', heading: 'Your Dream Event Starts Here' },
  { path: '/auth', heading: 'Sign In' },
  { path: '/founder', heading: 'The founder of Marquee' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
] as const;

test.describe('a page that the build has rendered', { tag: '@one-service' }, () => {
  for (const { path, heading } of rendered) {
    test(`when no script runs, then ${path} can be read and its links lead on`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();

      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/ · Marquee$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
      await context.close();
    });

    test(`when the application takes ${path} over, then nothing is drawn anew, moved or complained of`, async ({
      page,
    }) => {
      const warnings = warningsOf(page);
      await page.addInitScript(watch);

      await page.goto(path);
      await untilSettled(page);

      expect(await page.evaluate('document.querySelector("h1") === seen.headings[0]')).toBe(true);
      expect(await page.evaluate('seen.shift')).toBeLessThan(0.05);
      expect(warnings).toEqual([]);
    });

    test(`when ${path} is opened, then it names every script that runs before it is taken over`, async ({
      page,
    }) => {
      const html = (await (await page.goto(path))?.text()) ?? '';
      await untilSettled(page);

      const scripts = await page.evaluate<string[]>(scriptsBefore);
      expect(scripts.length).toBeGreaterThan(2);
      expect(scripts.filter((script) => !html.includes(`"${script}"`))).toEqual([]);
    });
  }

  test('when somebody has begun to read before the application runs, then they stay where they are', async ({
    page,
  }) => {
    const letRun = await holdApplication(page);
    await page.goto('/terms', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const place = await page.evaluate<number>('scrollY');

    letRun();
    await untilSettled(page);

    expect(place).toBeGreaterThan(100);
    expect(await page.evaluate('scrollY')).toBe(place);
  });

  test('when somebody is signed in, then / shows their dashboard and the landing page at no time', async ({
    page,
  }) => {
    await signUpAsClient(page, aClient());
    await page.addInitScript(watch);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();

    const headings = await page.evaluate<string[]>('seen.headings.map((heading) => heading.textContent)');
    expect(headings.filter((heading) => heading === rendered[0].heading)).toEqual([]);
  });
});

/** Until the answer is called the page is only what the build has rendered. */
function holdApplication(page: Page): Promise<() => void> {
  return hold(page, '**/main.*.js');
}

/** Its parts are taken over one after the other, and who is signed in has been answered. */
async function untilSettled(page: Page): Promise<void> {
  await untilTakenOver(page);
  // A page that was idle for half a second before it was taken over counts as idle ever after: the answer is waited for by itself.
  await expect.poll(() => page.evaluate<boolean>(isSessionAnswered)).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Warnings on the console. Its errors, and where React finds another page than it expected, fail every test. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  return warnings;
}

/** Every heading there ever was, in order, and by how much what was painted has moved. */
const watch = `
  window.seen = { headings: [], shift: 0 };
  new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (heading && !seen.headings.includes(heading)) seen.headings.push(heading);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** A resource is listed once it has arrived whole. */
const isSessionAnswered = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/auth/user'))`;

/** The scripts that were fetched until the application ran: then it asks first who is signed in. */
const scriptsBefore = `(() => {
  const fetched = performance.getEntriesByType('resource');
  const begun = fetched.find(({ name }) => name.endsWith('/api/auth/user')).startTime;
  return fetched
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < begun)
    .map(({ name }) => new URL(name).pathname);
})()`;
