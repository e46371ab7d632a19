import { aDraftQuote, anApprovedQuote } from './fixtures/bookings.ts';
import { openEditor } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Provider dashboard', () => {
  test('when nobody is signed in, then the page redirects to /auth', async ({ page }) => {
    await page.goto('/provider');

    await expect(page).toHaveURL(/\/auth$/);
  });

  test('when the business has a name, then the heading contains it', async ({ providerPage, provider }) => {
    await providerPage.goto('/provider');

    await expect(
      providerPage.getByRole('heading', { level: 1, name: `${provider.account.businessName} Dashboard` }),
    ).toBeVisible();
  });

  test('when a status is chosen, then only quotes with that status are listed', async ({
    providerPage,
    client,
    provider,
  }) => {
    await aDraftQuote({ client, provider }, undefined, { name: 'Still a Draft' });
    await anApprovedQuote({ client, provider }, undefined, { name: 'Approved by Now' });
    await providerPage.goto('/provider');
    const quotes = providerPage.getByRole('table', { name: 'Quotes' });
    await expect(quotes).toContainText('Still a Draft');

    await providerPage.getByLabel('Status').selectOption('Ready for Review');

    await expect(quotes).not.toContainText('Still a Draft');
    await expect(quotes).toContainText('Approved by Now');
  });

  test('when a quote is opened, then its editor shows services and history, and can rename, send, archive and share the quote', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await anApprovedQuote({ client, provider }));

    await expect(page.getByRole('button', { name: 'Edit event name' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Services' })).toContainText('DJ');
    for (const name of ['Add Service', 'Send to Client', 'Archive', 'Copy Share URL']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(3);
  });

  test('when Workflow is chosen, then the tab shows a table of stages', async ({
    providerPage,
    client,
    provider,
  }) => {
    await aDraftQuote({ client, provider });
    await providerPage.goto('/provider');

    await providerPage.getByRole('tab', { name: 'Workflow' }).click();

    await expect(providerPage.getByRole('table', { name: 'Workflow' })).toContainText('Requests Received');
    await expect(providerPage).toHaveURL(/tab=workflow/);
  });
});
