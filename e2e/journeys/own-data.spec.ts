import { readFile } from 'node:fs/promises';

import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { listProviderEvents } from '@marquee/contracts/event-operations';
import type { Page } from '@playwright/test';

import { acceptAQuote } from '../fixtures/accept-a-quote.ts';
import { openUntil } from '../fixtures/open-until.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { takeScreenshot } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';

async function downloadedFrom(page: Page): Promise<{ name: string; text: string }> {
  const button = page.getByRole('button', { name: 'Download my data', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test.describe('a person’s own data', () => {
  test('when a client exports their data and deletes their account, then they get a file, and their provider no longer sees their name', async ({
    newPerson,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const { client, clientAccount, provider, eventId } = await acceptAQuote(url);
    const page = await newPerson();
    const bookings = page.getByRole('list', { name: 'Open bookings' });
    const deleteAccount = page.getByRole('button', { name: 'Delete Account', exact: true });
    await signIn(page, url, clientAccount);

    await openUntil(page, '/account', () => expect(bookings).toBeVisible({ timeout: 2_000 }));
    await expect(bookings).toContainText('Robin’s Graduation');
    await expect(deleteAccount).toBeHidden();
    await page.getByRole('button', { name: 'Request my data', exact: true }).click();
    await openUntil(page, '/account', () =>
      expect(page.getByRole('button', { name: 'Download my data', exact: true })).toBeVisible({
        timeout: 2_000,
      }),
    );
    await takeScreenshot(page, 'journey-own-data');
    const { name, text } = await downloadedFrom(page);

    expect(name).toMatch(/^Marquee data \d{4}-\d{2}-\d{2} – .+\.json$/);
    expect(JSON.parse(text)).toMatchObject({
      account: [{ email: clientAccount.email }],
      events: [{ id: eventId, status: 'booked' }],
    });

    await client.call(cancelClientEvent, { params: { id: eventId }, body: { reason: 'Moving away' } });
    await openUntil(page, '/account', () => expect(deleteAccount).toBeVisible({ timeout: 2_000 }));
    await deleteAccount.click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill(clientAccount.password);
    await takeScreenshot(page, 'journey-delete-account');
    await dialog.getByRole('button', { name: 'Delete Permanently', exact: true }).click();

    await expect(toast(page, 'Account Deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/account');
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Faccount$/);
    await expect(async () => {
      const [record] = await provider.call(listProviderEvents, {});
      expect(record?.clientName).toMatch(/^Deleted client /);
      expect(record?.clientEmail).toBe('');
    }).toPass();
  });
});
