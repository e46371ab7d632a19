import type { Page } from '@playwright/test';

import { aDraftEvent, aDraftQuote } from '../conformance/fixtures/bookings.ts';
import { expect, test } from '../conformance/fixtures/test.ts';

const otherTab = 'in another tab or on another device';

/** Opens the same page in two tabs of one browser. */
async function openTwice(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await Promise.all([page.goto(path), other.goto(path)]);
  return other;
}

async function expectChangedField(page: Page, changed: string): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts).toContainText(`You changed ${changed} ${otherTab}.`);
}

test.describe('a record in two tabs', () => {
  test('when a profile is saved in both tabs, then the second tab names the field that the first tab changed, keeps the typed values, and saves them at the next attempt', async ({
    clientPage: page,
  }) => {
    const other = await openTwice(page, '/client-admin?tab=profile');
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Edit Profile' }).click();
    }
    await other.getByLabel('Phone', { exact: true }).fill('917 555 0177');
    await other.getByRole('button', { name: 'Save Changes' }).click();
    await expect(other.getByText('917 555 0177')).toBeVisible();
    await page.getByLabel('Home Address').fill('1 First Street');

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expectChangedField(page, 'Phone');
    await expect(page.getByLabel('Home Address')).toHaveValue('1 First Street');
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('917 555 0177');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('1 First Street')).toBeVisible();
    await expect(page.getByText('917 555 0177')).toBeVisible();
  });

  test('when an event is saved in both tabs, then the second tab names the field that the first tab changed, keeps the typed values, and saves them at the next attempt', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const other = await openTwice(page, `/edit-event/${id}`);
    await page.getByLabel('Event Name').fill('Garden Party');
    await other.getByLabel('Venue Address').fill('2 Water Street');
    await other.getByRole('button', { name: 'Update Event' }).click();
    await expect(other).toHaveURL(/\/client-admin/);

    await page.getByRole('button', { name: 'Update Event' }).click();

    await expectChangedField(page, 'Venue Address');
    await expect(page.getByLabel('Event Name')).toHaveValue('Garden Party');
    await expect(page.getByLabel('Venue Address')).toHaveValue('2 Water Street');
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(page).toHaveURL(/\/client-admin/);
    await expect(page.getByText('Garden Party').first()).toBeVisible();
  });

  test('when the terms of a quote are saved in both tabs, then the second tab names the field that the first tab changed, keeps the typed values, and saves them at the next attempt', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftQuote({ client, provider });
    const other = await openTwice(page, `/provider/quotes/${id}`);
    await page.getByLabel('Discount').fill('50');
    await other.getByLabel(/^Notes/).fill('Parking behind the hall');
    await other.getByRole('button', { name: 'Save Terms' }).click();
    await expect(other.getByText('Quote Updated')).toBeVisible();

    await page.getByRole('button', { name: 'Save Terms' }).click();

    await expectChangedField(page, 'Notes');
    await expect(page.getByLabel('Discount')).toHaveValue('50');
    await page.getByRole('button', { name: 'Save Terms' }).click();
    await expect(page.getByText('Quote Updated')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Discount')).toHaveValue('50.00');
    await expect(page.getByLabel(/^Notes/)).toHaveValue('Parking behind the hall');
  });

  test('when a service is added in both tabs, then the second tab names the field that the first tab changed, keeps the typed values, and adds its service at the next attempt', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftQuote({ client, provider });
    const other = await openTwice(page, `/provider/quotes/${id}`);
    await other.getByLabel('Service name').fill('Lighting');
    await other.getByLabel('Cost', { exact: true }).fill('200');
    await other.getByLabel('Cost', { exact: true }).press('Enter');
    await expect(other.getByText('Service Added')).toBeVisible();
    await page.getByLabel('Service name').fill('Photo booth');
    await page.getByLabel('Cost', { exact: true }).fill('300');

    await page.getByLabel('Cost', { exact: true }).press('Enter');

    await expectChangedField(page, 'Services');
    await expect(page.getByLabel('Service name')).toHaveValue('Photo booth');
    await expect(page.getByRole('table', { name: 'Services' })).toContainText('Lighting');
    await page.getByLabel('Cost', { exact: true }).press('Enter');
    await expect(page.getByRole('table', { name: 'Services' })).toContainText('Photo booth');
  });
});
