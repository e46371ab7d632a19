import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

import { holdRequests } from '../fixtures/hold-requests.ts';
import { openBeforeHydration } from '../fixtures/open-before-hydration.ts';
import { aClient } from '../fixtures/people.ts';
import { sendAQuote } from '../fixtures/send-a-quote.ts';
import { expect, test } from '../fixtures/test.ts';
import { triggerHydration, waitForHydration, waitForRemotePage } from '../fixtures/hydration.ts';
import { watchShifts } from '../fixtures/watch-shifts.ts';
import { signUpAsClient } from './actions/sign-up.ts';

const eventName = 'Robin </script><b> Party';
const lines = [['Sound <!-- </script> & light', '599.00']] as const;
const title = `Quote for ${eventName}`;

/**
 * Sends a quote, and returns the path of its page once the server answers with a rendered page. On a busy machine the first rendering may
 * take too long.
 */
async function aQuote(baseURL: string | undefined): Promise<string> {
  const { quoteId } = await sendAQuote(String(baseURL), { eventName, lines });
  const path = `/quote?quote=${quoteId}`;
  const html = async () => (await fetch(`${String(baseURL)}${path}`)).text();
  await expect.poll(html, { timeout: 30_000 }).toContain('data-server-page');
  return path;
}

const serverPage = (page: Page) => page.locator('[data-server-page]');
const quoteArticle = (page: Page) => page.getByRole('article', { name: title });

async function waitForRemoteQuote(page: Page): Promise<void> {
  await waitForRemotePage(page);
  await expect(quoteArticle(page)).toBeVisible();
}

test.describe('a quote’s page from the page renderer', () => {
  test('when no script runs, then the page is readable, its links work, and it shows no button', async ({
    browser,
    baseURL,
  }) => {
    const path = await aQuote(baseURL);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();

    await page.goto(path);

    await expect(quoteArticle(page)).toContainText('Sound <!-- </script> & light');
    await expect(page).toHaveTitle(`${title} · Marquee`);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign In to Client Portal' }).click();
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
    await context.close();
  });

  test('when the remote has rendered the page as well, then hardly anything has moved, and the renderer’s API call is not repeated', async ({
    page,
    baseURL,
  }) => {
    const path = await aQuote(baseURL);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await expect(serverPage(page)).toHaveCount(1);

    await waitForRemoteQuote(page);
    await page.waitForLoadState('networkidle');

    expect(calls.filter((call) => call.startsWith('/api/public/'))).toEqual([]);
    expect(calls.filter((call) => call === '/api/auth/user')).toHaveLength(1);
    expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.02);
  });

  test('when a link of the HTML has the focus, then the same link of the remote’s page has the focus afterwards', async ({
    page,
    baseURL,
  }) => {
    await page.goto(await aQuote(baseURL));

    await page.getByRole('link', { name: 'Sign In to Client Portal' }).focus();
    await waitForRemoteQuote(page);

    await expect(page.getByRole('link', { name: 'Sign In to Client Portal' })).toBeFocused();
  });

  test('when a button is clicked before the application runs, then it acts once afterwards', async ({
    page,
    baseURL,
  }) => {
    const path = await aQuote(baseURL);
    await page.addInitScript('window.printed = 0; window.print = () => { window.printed += 1; };');
    const release = await openBeforeHydration(page, path);

    await page.getByRole('button', { name: 'Print' }).click();
    release();
    await waitForRemoteQuote(page);

    await expect.poll(() => page.evaluate('window.printed')).toBe(1);
  });

  test('when a button is clicked after the visitor has left the page and come back, then it acts once the remote is ready', async ({
    page,
    baseURL,
  }) => {
    const path = await aQuote(baseURL);
    await page.addInitScript('window.printed = 0; window.print = () => { window.printed += 1; };');
    const release = await holdRequests(page, '**/remoteEntry.*.js');
    await page.goto(path);
    await waitForHydration(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-busy', 'true');
    release();
    await waitForRemoteQuote(page);

    await expect.poll(() => page.evaluate('window.printed')).toBe(1);
  });

  test('when somebody is signed in, then they get the rendered page too, and its header shows no session state until the session has loaded', async ({
    page,
    baseURL,
  }) => {
    const path = await aQuote(baseURL);
    await signUpAsClient(page, aClient());

    const html = (await (await page.goto(path))?.text()) ?? '';

    expect(html).toContain('data-server-page');
    expect(html).toContain('data-visitor="anybody"');
    await expect(page.getByRole('banner').getByText(/^Welcome, /)).toBeVisible();
    await expect(serverPage(page)).toHaveCount(0);
    await expect(quoteArticle(page)).toBeVisible();
  });

  test('when the quote does not exist, then its page says so, with the status 404', async ({ page }) => {
    const answer = await page.goto(`/quote?quote=${randomUUID()}`);

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
    await triggerHydration(page);
    await expect(serverPage(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  });
});
