import { browserCookies, cookieNameAt } from '@marquee/service-kit/http/browser-cookies';
import type { Page } from '@playwright/test';

import { holdRequests } from '../fixtures/hold-requests.ts';
import { aClient, aProvider } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { signUpAsClient, signUpAsProvider } from './actions/sign-up.ts';

test.describe('the form at the foot of a page', { tag: '@one-service' }, () => {
  test('when the visitor scrolls near the foot of a page, then the form there loads, but not earlier', async ({
    page,
  }) => {
    const form = page.getByRole('form', { name: 'Write to us' });
    await page.goto('/');
    await waitForHydration(page);
    await expect(form).not.toBeAttached();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

    await expect(form).toBeVisible();
  });

  for (const width of [360, 640, 1000, 1280]) {
    test(`when the form at the foot loads in a window ${width} px wide, then the link Founder below it does not move`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/terms');
      await waitForHydration(page);
      const release = await holdRequests(page, '**/*.js');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Founder' });
      await link.scrollIntoViewIfNeeded();
      const { y: before = 0 } = (await link.boundingBox()) ?? {};

      release();
      await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();

      expect(before).toBeGreaterThan(0);
      expect((await link.boundingBox())?.y).toBe(before);
    });
  }

  test('when the server sends the app page, then the form at the foot does not load together with the page', async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const cookie = { name: cookieNameAt(url, browserCookies.session), value: 's'.repeat(43) };
    await page.context().addCookies([{ ...cookie, url }]);
    const release = await holdRequests(page, '**/landing-page.*.js');

    await page.goto('/');
    // By role, because the session's loading state stays hidden in the document while the page's code loads.
    await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Dream Event Starts Here' })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await expect(page.getByRole('form', { name: 'Write to us' })).not.toBeAttached();
  });
});

test.describe('the foot of a page that is loading', { tag: '@one-service' }, () => {
  const pages = [
    {
      path: '/provider',
      signUp: (page: Page) => signUpAsProvider(page, aProvider()),
      data: '**/api/quotes*',
      loading: 'Loading quotes',
    },
    {
      path: '/client-admin',
      signUp: (page: Page) => signUpAsClient(page, aClient()),
      data: '**/api/client/events*',
      loading: 'Loading your events',
    },
  ];
  for (const { path, signUp, data, loading } of pages) {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      test(`when ${path} waits for its data in a window ${viewport.width} px wide, then its foot is out of view`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await signUp(page);
        await page.goto('/terms');
        const release = await holdRequests(page, data);
        const request = page.waitForRequest(data);
        await page.goto(path);
        const footer = page.getByRole('contentinfo');
        await request;

        await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCSS('opacity', '1');

        await expect(footer).toBeAttached();
        await expect(footer).not.toBeInViewport();
        release();
      });
    }
  }
});
