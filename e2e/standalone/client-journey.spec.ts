import { expect, test } from './test.ts';

const firstPage = /\/client-admin\?tab=events$/;

test.describe('a client’s journey with API mocks', () => {
  test('when a quote is accepted and its deposit paid by card, then a page load still shows the acceptance, until the scenario is reset', async ({
    page,
    urlOf,
  }) => {
    const acceptButton = page.getByRole('button', { name: 'Accept this Quote' });
    const quotes = `${await urlOf('client')}/client-admin?tab=quotes`;
    await page.goto(quotes);

    await acceptButton.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' }).click();
    await expect(page.getByText('You have successfully accepted the quote!')).toBeVisible();
    await page.getByRole('link', { name: 'Invoice No. 19, Deposit' }).click();
    await page.getByRole('button', { name: 'Pay $645.00 by Card' }).click();
    await expect(page).toHaveURL(/\?checkout=done$/);
    await page.goto(quotes);

    await expect(page.getByRole('heading', { name: 'Quotes (2)' })).toBeVisible();
    await expect(acceptButton).toHaveCount(0);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(firstPage);
    await page.goto(quotes);
    await expect(acceptButton).toBeVisible();
  });

  test('when nobody is signed in, then the page does not show the client’s name', async ({ page, urlOf }) => {
    await page.goto(`${await urlOf('client')}/client`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara');

    await page.getByLabel('Signed in as').selectOption('nobody');

    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Amara');
    await expect(page.getByLabel('Signed in as')).toHaveValue('nobody');
  });

  test('when a visitor was redirected to the shell’s sign-in, then selecting a client, or resetting the scenario, opens the first page', async ({
    page,
    urlOf,
  }) => {
    const userSelect = page.getByLabel('Signed in as');
    await page.goto(`${await urlOf('client')}/create-event`);

    await userSelect.selectOption('nobody');
    await expect(page).toHaveURL(/\/auth/);
    await userSelect.selectOption('client');
    await expect(page).toHaveURL(firstPage);
    await userSelect.selectOption('nobody');
    await expect(page).toHaveURL(/\/auth/);
    await page.getByRole('button', { name: 'Reset' }).click();

    await expect(page).toHaveURL(firstPage);
    await expect(userSelect).toHaveValue('client');
  });
});
