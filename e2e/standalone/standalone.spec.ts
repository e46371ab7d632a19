import { apps } from '@marquee/release-kit/apps';
import type { App } from '@marquee/release-kit/apps';
import type { Page } from '@playwright/test';
import { standalonePages, watchTraffic } from './standalone-pages.ts';
import type { Traffic } from './standalone-pages.ts';
import { expect, test } from './test.ts';
import type { UrlOf } from './test.ts';

for (const app of apps) {
  const { mocked } = standalonePages[app];

  test.describe(`the ${app} front end with API mocks`, () => {
    test('when a page other than the first opens and reloads, then it shows mocked data, and no request leaves the tab', async ({
      page,
      urlOf,
    }) => {
      const traffic = await openStandalone(page, app, urlOf);
      await page.reload();

      await expectPage(page, app);
      await expect(page.getByText(mocked).first()).toBeVisible();
      await expect(page.getByText(`mfe_${app}, standalone.`)).toBeVisible();
      expect(traffic.mocked.length).toBeGreaterThan(0);
      expect(traffic.outside).toEqual([]);
    });

    test('when each page of the navigation opens, then all of them render, and every mock follows its contract', async ({
      page,
      urlOf,
    }) => {
      const traffic = await openStandalone(page, app, urlOf);

      for (const link of await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').all()) {
        await link.click();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }

      expect([...traffic.faults, ...traffic.outside]).toEqual([]);
    });

    test('when a path does not belong to the remote, then the page says that another front end may have the path', async ({
      page,
      urlOf,
    }) => {
      await page.goto(`${await urlOf(app)}/nowhere`);

      const heading = page.getByRole('heading', { name: 'Page Not Found in This Remote', level: 1 });
      await expect(heading).toBeVisible();
      await expect(
        page.getByText(
          'This remote has no page at /nowhere. In the product, the shell or another remote may have one.',
        ),
      ).toBeVisible();
    });

    test('when no contract declares a path, then the mocks reject the request before it leaves the tab', async ({
      page,
      urlOf,
    }) => {
      await openStandalone(page, app, urlOf);

      const answer = page.waitForResponse('**/api/no/such/path');
      await page.evaluate("fetch('/api/no/such/path').then(({ ok }) => ok)");

      expect([(await answer).status(), (await answer).fromServiceWorker()]).toEqual([501, true]);
    });

    test('when a page requests another origin, then the request fails', async ({ page, urlOf }) => {
      await openStandalone(page, app, urlOf);

      const outcome = await page.evaluate(
        "fetch('https://elsewhere.example/').then(() => 'answered', ({ message }) => message)",
      );

      expect(outcome).toBe('Failed to fetch');
    });
  });
}

/** Opens a page other than the first, and records its traffic from then on. */
async function openStandalone(page: Page, app: App, urlOf: UrlOf): Promise<Traffic> {
  const url = await urlOf(app);
  const traffic = watchTraffic(page, url);
  await page.goto(url + standalonePages[app].path);
  await expectPage(page, app);
  return traffic;
}

/** Milliseconds for a development server to build the page's code while the browser waits. */
const buildMs = 60_000;

async function expectPage(page: Page, app: App): Promise<void> {
  const heading = page.getByRole('heading', { name: standalonePages[app].heading }).first();
  await expect(heading).toBeVisible({ timeout: buildMs });
}
