import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';

import { aSentQuote } from './scene/bookings.ts';
import { breakDown } from './scene/breakdown.ts';
import { noSession, watchForLogin } from './scene/logged-out.ts';
import { callsOf, refuse } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

test.describe('8 Client lists', () => {
  test('when events answer 401, then the tab is empty and nothing is said', async ({ clientPage: page }) => {
    const expectNoLogin = await watchForLogin(page);
    await refuse(page, listClientEvents, noSession);

    await page.goto('/client-admin');

    await expect(page.getByRole('heading', { name: 'Ready to Plan Your First Event?' })).toBeVisible();
    await expectNoLogin();
    await expect(page).toHaveURL('/client-admin');
  });

  test('when quotes answer 401, then the tab is empty and nothing is said', async ({ clientPage: page }) => {
    const expectNoLogin = await watchForLogin(page);
    await refuse(page, listClientQuotes, noSession);

    await page.goto('/client-admin?tab=quotes');

    await expect(page.getByRole('heading', { name: 'Quotes Coming Soon!' })).toBeVisible();
    await expectNoLogin();
    await expect(page).toHaveURL('/client-admin?tab=quotes');
  });

  test('when quotes fail, then status and status text with a way to try again', async ({
    clientPage: page,
  }) => {
    await breakDown(page, listClientQuotes, { status: 503, body: '' });

    await page.goto('/client-admin?tab=quotes');

    await expect(page.getByText('503: Service Unavailable')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test.describe('9 Client data fetching', () => {
  test('when the Quotes tab is left and opened again, then the quotes are read again', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    const card = page.getByRole('region', { name: /^Quote for/ });
    await page.goto('/client-admin?tab=quotes');
    await expect(card).toBeVisible();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    const reads = callsOf(page, listClientQuotes);

    await page.getByRole('tab', { name: 'Quotes' }).click();

    await expect(card).toBeVisible();
    await expect.poll(() => reads.length).toBe(1);
    expect(reads[0]?.headers()['cache-control']).toBe('no-cache');
  });

  test('when the My Events tab is left and opened again, then the events are not read again', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await page.goto('/client-admin');
    await expect(page.getByRole('heading', { name: 'My Events (1)' })).toBeVisible();
    const reads = callsOf(page, listClientEvents);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

    await page.getByRole('tab', { name: 'My Events' }).click();

    await expect(page.getByRole('heading', { name: 'My Events (1)' })).toBeVisible();
    expect(reads).toHaveLength(0);
  });
});

test.describe('9 Client views', () => {
  test('when an amount has no cents, then 2 decimals all the same', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider }, [{ serviceName: 'DJ', cost: '1200.00' }]);

    await page.goto('/client-admin');

    await expect(page.getByRole('region', { name: 'Newest quote' }).getByText('$1,200.00')).toBeVisible();
  });

  test('when a quote is read, then its id is its last 8 characters', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });

    await page.goto('/client-admin?tab=quotes');

    await expect(page.getByText(new RegExp(`#${id.slice(-8)}\\b`))).toBeVisible();
    await expect(page.getByText(id)).toBeHidden();
  });
});
