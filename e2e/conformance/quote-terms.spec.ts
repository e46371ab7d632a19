import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { aDraftQuote, anApprovedQuote } from './fixtures/bookings.ts';
import { openEditor, openPublicQuote, sendToClient, totalLine } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

const inDays = (days: number) => dateAfter(days, defaultTimeZone, new Date());
const terms = (page: Page) => page.getByRole('form', { name: 'Terms' });

async function saveDiscount(page: Page, discount: string): Promise<void> {
  await terms(page).getByLabel('Discount').fill(discount);
  await page.getByRole('button', { name: 'Save Terms' }).click();
}

test.describe('decisions Quote terms', () => {
  test('when notes, discount and validity are saved in the editor, then the public page shows them', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });
    await openEditor(page, quote);
    await terms(page).getByLabel('Notes').fill('We arrive two hours before');
    await terms(page).getByLabel('Valid until').fill(inDays(10));
    await saveDiscount(page, '99.5');
    await expect(toast(page, 'Quote Updated')).toBeVisible();

    const article = await openPublicQuote(page, quote);

    await expect(article.getByText('We arrive two hours before')).toBeVisible();
    await expect(totalLine(article, 'Total')).toContainText('$499.50');
  });

  test('when a quote is sent without a validity date, then it is valid for 30 days', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await anApprovedQuote({ client, provider }));

    await sendToClient(page);

    await expect(toast(page, 'Quote Sent')).toBeVisible();
    await expect(terms(page).getByLabel('Valid until')).toHaveValue(inDays(30));
  });

  test('when the provider sets a validity date before sending, then the quote is sent with that date', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id, eventName } = await aDraftQuote({ client, provider });
    await openEditor(page, { id, eventName });
    await terms(page).getByLabel('Valid until').fill(inDays(7));
    await page.getByRole('button', { name: 'Save Terms' }).click();
    await expect(toast(page, 'Quote Updated')).toBeVisible();
    await page.getByRole('button', { name: 'Approve for Review' }).click();
    await sendToClient(page);
    await expect(toast(page, 'Quote Sent')).toBeVisible();

    await expect(terms(page).getByLabel('Valid until')).toHaveValue(inDays(7));
  });

  test('when no discount was given, then the discount field shows 0.00', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await expect(terms(page).getByLabel('Discount')).toHaveValue('0.00');
  });

  test('when a discount is saved, then the amount to pay is the total minus the discount', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await saveDiscount(page, '100');

    await expect(toast(page, 'Quote Updated')).toBeVisible();
    const preview = page.getByRole('article', { name: /^The quote as/ });
    await expect(preview).toContainText('−$100.00');
    await expect(preview).toContainText('$499.00');
    await expect(page.getByText('To pay').locator('strong')).toHaveText('$499.00');
  });

  test('when a discount exceeds the total, then it is rejected and stays in the field for correction', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));
    const refused = page.waitForResponse((answered) => answered.request().method() === 'PATCH');

    await saveDiscount(page, '600');

    expect((await refused).status()).toBe(422);
    await expect(toast(page, 'The total of a quote must not be below zero')).toBeVisible();
    await expect(terms(page).getByLabel('Discount')).toHaveValue('600');
  });
});
