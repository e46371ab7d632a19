import { pasted } from '../fixtures/pasted.ts';
import { toast } from '../fixtures/toast.ts';
import { aDraftQuote, anApprovedQuote, aSentQuote } from './scene/bookings.ts';
import { addService, archive, openEditor, sendToClient, typeEventName } from './scene/quotes.ts';
import { expect, test } from './scene/test.ts';

test.describe('8 Success toasts, quotes', () => {
  test('when a quote is made by hand, then Quote Created', async ({ providerPage: page }) => {
    await page.goto('/provider');
    await page.getByRole('button', { name: 'New Quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Quote' });
    await dialog.getByLabel('Event Name').fill('Garden Party');
    await dialog.getByLabel('Client Email').fill('marta@reyes.example');

    await dialog.getByRole('button', { name: 'Create Quote' }).click();

    await expect(toast(page, 'Quote Created')).toBeVisible();
  });

  test('when a quote is sent, then Quote Sent', async ({ providerPage: page, client, provider }) => {
    await openEditor(page, await anApprovedQuote({ client, provider }));

    await sendToClient(page);

    await expect(toast(page, 'Quote Sent')).toBeVisible();
  });

  test('when a quote is archived, then Quote Archived', async ({ providerPage: page, client, provider }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await archive(page);

    await expect(toast(page, 'Quote Archived')).toBeVisible();
  });

  test('when the event is renamed, then Event Name Updated', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await (await typeEventName(page, 'Robin’s Ball')).press('Enter');

    await expect(toast(page, 'Event Name Updated')).toBeVisible();
  });

  test('when a service is added, then Service Added', async ({ providerPage: page, client, provider }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await addService(page, { name: 'Uplights', cost: '250' });

    await expect(toast(page, 'Service Added')).toBeVisible();
  });

  test('when a service is removed, then Service Removed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await page.getByRole('button', { name: 'Remove DJ' }).click();

    await expect(toast(page, 'Service Removed')).toBeVisible();
  });

  test("when a quote is approved, then 'Quote Approved for Review' and where it is now", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await page.getByRole('button', { name: 'Approve for Review' }).click();

    await expect(toast(page, 'Quote Approved for Review')).toBeVisible();
    await expect(toast(page, 'This quote is now available in the Profile Review tab')).toBeVisible();
  });

  test('when the share URL is copied, then URL Copied, and it leads to the quote', async ({
    providerPage: page,
    context,
    client,
    provider,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    const quote = await aSentQuote({ client, provider });
    await openEditor(page, quote);

    await page.getByRole('button', { name: 'Copy Share URL' }).click();

    await expect(toast(page, 'URL Copied')).toBeVisible();
    const address = await pasted(page);
    expect(new URL(address).searchParams.get('quote')).toBe(quote.id);
  });
});
