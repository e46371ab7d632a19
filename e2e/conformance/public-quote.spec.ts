import { waitForRemotePage } from '../fixtures/hydration.ts';
import { apiCalls } from './fixtures/api-calls.ts';
import { aSentQuote } from './fixtures/bookings.ts';
import { openPublicQuote } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Public quote view', () => {
  test('when the page is opened, then it names the event and its date', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });

    const article = await openPublicQuote(page, quote);

    const date = new Date(quote.eventDate).toLocaleDateString('en-US', {
      dateStyle: 'full',
      timeZone: 'UTC',
    });
    await expect(article.getByRole('heading', { level: 1, name: quote.eventName })).toBeVisible();
    await expect(article.getByText(date)).toBeVisible();
  });

  test('when the page is opened, then no control on it changes the quote', async ({
    page,
    client,
    provider,
  }) => {
    const calls = apiCalls(page);
    await openPublicQuote(page, await aSentQuote({ client, provider }));

    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Print', 'Download PDF']);
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  test('when Sign In to Client Portal is pressed, then the sign-in leads to the client’s quotes', async ({
    page,
    client,
    provider,
  }) => {
    await openPublicQuote(page, await aSentQuote({ client, provider }));
    await waitForRemotePage(page);

    await page.getByRole('link', { name: 'Sign In to Client Portal' }).click();
    await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue(client.account.email);
    await page.getByLabel('Password', { exact: true }).first().fill(client.account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();

    await expect(page).toHaveURL(/\/client-admin\?tab=quotes$/);
  });
});
