import { updateProviderProfile } from '@marquee/contracts/profile-operations';

import { aDraftQuote, anApprovedQuote } from './scene/bookings.ts';
import { openEditor } from './scene/quotes.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Provider dashboard', () => {
  test('when nobody is signed in, then the sign-in is shown instead', async ({ page }) => {
    await page.goto('/provider');

    await expect(page).toHaveURL(/\/auth$/);
  });

  test('when the business has a name, then the header carries it', async ({ providerPage, provider }) => {
    await providerPage.goto('/provider');

    await expect(
      providerPage.getByRole('heading', { level: 1, name: `${provider.account.businessName} Dashboard` }),
    ).toBeVisible();
  });

  test('when only the person has a name, then the header carries that', async ({
    providerPage,
    provider,
  }) => {
    const body = { businessName: '', firstName: 'Dev', lastName: 'Anand' };
    await provider.api.call(updateProviderProfile, { body });

    await providerPage.goto('/provider');

    await expect(providerPage.getByRole('heading', { level: 1, name: 'Dev Anand Dashboard' })).toBeVisible();
  });

  test("when nobody has a name, then 'Provider Dashboard'", async ({ providerPage, provider }) => {
    await provider.api.call(updateProviderProfile, { body: { businessName: '' } });

    await providerPage.goto('/provider');

    await expect(providerPage.getByRole('heading', { level: 1, name: 'Provider Dashboard' })).toBeVisible();
  });

  test('when it is opened, then the header has a subscription badge', async ({ providerPage }) => {
    await providerPage.goto('/provider');

    await expect(providerPage.getByText(/^(Trial Expired|Free Trial|Active|Payment Due)$/)).toBeVisible();
  });

  test('when it is opened, then its four tabs are in order and the first is open', async ({
    providerPage,
  }) => {
    await providerPage.goto('/provider');

    await expect(providerPage.getByRole('tab')).toHaveText([
      'Client Quotes',
      'Requests Received',
      'Workflow',
      'My Profile',
    ]);
    await expect(providerPage.getByRole('tab', { name: 'Client Quotes' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('when a status is chosen, then only its quotes are listed', async ({
    providerPage,
    client,
    provider,
  }) => {
    await aDraftQuote({ client, provider }, undefined, { name: 'Still a Draft' });
    await anApprovedQuote({ client, provider });
    await providerPage.goto('/provider');
    const quotes = providerPage.getByRole('table', { name: 'Quotes' });
    await expect(quotes.getByRole('row')).toHaveCount(3);

    await providerPage.getByLabel('Status').selectOption('Ready for Review');

    await expect(quotes.getByRole('row')).toHaveCount(2);
    await expect(quotes).not.toContainText('Still a Draft');
  });

  test('when New Quote is pressed, then its dialog asks for the event and the client', async ({
    providerPage,
  }) => {
    await providerPage.goto('/provider');

    await providerPage.getByRole('button', { name: 'New Quote' }).click();

    const dialog = providerPage.getByRole('dialog', { name: 'New Quote' });
    for (const label of ['Event Name', 'Client Email', /Client Name/]) {
      await expect(dialog.getByLabel(label)).toBeVisible();
    }
  });

  test('when a quote is opened, then everything that can be done with it is in its editor', async ({
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

  test('when Workflow is chosen, then it is a table of stages', async ({
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
