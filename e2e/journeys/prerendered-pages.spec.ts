import type { Page } from '@playwright/test';

import { openBeforeHydration } from '../fixtures/open-before-hydration.ts';
import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { signUpAsClient } from './actions/sign-up.ts';

const prerenderedPages = [
  { path: '/', heading: 'Your Dream Event Starts Here' },
  { path: '/home', heading: 'Your Dream Event Starts Here' },
  { path: '/auth', heading: 'Sign In' },
  { path: '/founder', heading: 'The founder of Marquee' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
] as const;

test.describe('a prerendered page', { tag: '@one-service' }, () => {
  for (const { path, heading } of prerenderedPages) {
    test(`when no script runs, then ${path} is readable and its links work`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();

      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/ · Marquee$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
      await context.close();
    });

    test(`when ${path} hydrates, then its heading does not render again, hardly anything moves, and no warning is logged`, async ({
      page,
    }) => {
      const warnings = warningsOf(page);
      await page.addInitScript(recordRendering);

      await page.goto(path);
      await waitUntilSettled(page);

      expect(await page.evaluate('document.querySelector("h1") === seen.headings[0]')).toBe(true);
      expect(await page.evaluate('seen.shift')).toBeLessThan(0.05);
      expect(warnings).toEqual([]);
    });

    test(`when ${path} opens, then its HTML names every script that runs before hydration`, async ({
      page,
    }) => {
      const html = (await (await page.goto(path))?.text()) ?? '';
      await waitUntilSettled(page);

      const scripts = await page.evaluate<string[]>(scriptsBeforeHydration);
      expect(scripts.length).toBeGreaterThan(2);
      expect(scripts.filter((script) => !html.includes(`"${script}"`))).toEqual([]);
    });
  }

  test('when the visitor has scrolled before the application runs, then the scroll position stays', async ({
    page,
  }) => {
    const release = await openBeforeHydration(page, '/terms');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const scrollPosition = await page.evaluate<number>('scrollY');

    release();
    await waitUntilSettled(page);

    expect(scrollPosition).toBeGreaterThan(100);
    expect(await page.evaluate('scrollY')).toBe(scrollPosition);
  });

  test('when somebody is signed in, then / shows their dashboard and never the landing page', async ({
    page,
  }) => {
    await signUpAsClient(page, aClient());
    await page.addInitScript(recordRendering);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();

    const headings = await page.evaluate<string[]>('seen.headings.map((heading) => heading.textContent)');
    expect(headings.filter((heading) => heading === prerenderedPages[0].heading)).toEqual([]);
  });
});

/** Waits until all parts of the page, which hydrate one after the other, have hydrated and the session request is answered. */
async function waitUntilSettled(page: Page): Promise<void> {
  await waitForHydration(page);
  // Network idle alone does not show that hydration has finished, because Playwright reports a page as idle that was idle before hydration.
  // The application requests the session only after hydration.
  await expect.poll(() => page.evaluate<boolean>(isSessionAnswered)).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Collects console warnings. Console errors, such as hydration mismatches, fail every test anyway. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  return warnings;
}

/** Records every level-1 heading that is rendered, in order, and the sum of layout shifts. */
const recordRendering = `
  window.seen = { headings: [], shift: 0 };
  new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (heading && !seen.headings.includes(heading)) seen.headings.push(heading);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** A resource is listed once it has been received completely. */
const isSessionAnswered = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/auth/user'))`;

/** The scripts that were fetched before the application ran. The application's first request is for the session. */
const scriptsBeforeHydration = `(() => {
  const fetched = performance.getEntriesByType('resource');
  const begun = fetched.find(({ name }) => name.endsWith('/api/auth/user')).startTime;
  return fetched
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < begun)
    .map(({ name }) => new URL(name).pathname);
})()`;
