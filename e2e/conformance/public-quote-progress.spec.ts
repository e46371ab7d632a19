import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import type { ProviderQuote, PublicQuote } from '@marquee/contracts/quotes';
import { updateQuote } from '@marquee/contracts/quote-operations';
import type { Page } from '@playwright/test';

import { aDraftQuote, anAcceptedQuote, aSentQuote } from './scene/bookings.ts';
import { answer, refuse } from './scene/network.ts';
import { openPublicQuote, stage, totalLine } from './scene/quotes.ts';
import { expect, test } from './scene/test.ts';

/** The paper with amounts that the server would never compute. */
async function openWithAmounts(page: Page, { id, eventName }: ProviderQuote, amounts: Partial<PublicQuote>) {
  const stored = (await (await page.request.get(`/api/public/quote/${id}`)).json()) as PublicQuote;
  await answer(page, getPublicQuote, { ...stored, ...amounts });
  return openPublicQuote(page, { id, eventName });
}

test.describe('2 Public quote, progress', () => {
  test("when nothing was sent yet, then only 'Quote Created' is ticked", async ({
    page,
    client,
    provider,
  }) => {
    await openPublicQuote(page, await aDraftQuote({ client, provider }));

    await expect(stage(page, 'Quote Created: done')).toBeVisible();
    await expect(stage(page, ': done')).toHaveCount(1);
  });

  test("when it was sent, then 'Sent to Client' is ticked", async ({ page, client, provider }) => {
    await openPublicQuote(page, await aSentQuote({ client, provider }));

    await expect(stage(page, 'Sent to Client: done')).toBeVisible();
    await expect(stage(page, 'Client Accepted: waiting')).toBeVisible();
  });

  test("when it was accepted, then 'Client Accepted' is ticked", async ({ page, client, provider }) => {
    await openPublicQuote(page, await anAcceptedQuote({ client, provider }));

    await expect(stage(page, 'Client Accepted: done')).toBeVisible();
  });
});

test.describe('2 Public quote, not found', () => {
  test("when no id is given, then 'Quote Not Found'", async ({ page }) => {
    await page.goto('/quote');

    await expect(page.getByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
  });

  test("when it cannot be loaded, then 'Quote Not Found' and its words", async ({
    page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    await refuse(page, getPublicQuote, { status: 500 });

    await page.goto(`/quote?quote=${id}`);

    await expect(page.getByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
    await expect(
      page.getByText("The quote you're looking for doesn't exist or is no longer available."),
    ).toBeVisible();
  });

  test('when Go Home is pressed, then the landing page', async ({ page }) => {
    await page.goto('/quote');

    await page.getByRole('link', { name: 'Go Home' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your Dream Event Starts Here' })).toBeVisible();
  });
});

test.describe('2 Public quote, total', () => {
  test('when the final amount is zero and the total is not, then the total less the discount', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    const amounts = { totalAmount: '599.00', discountAmount: '99.50', finalAmount: '0.00' };

    const paper = await openWithAmounts(page, quote, amounts);

    await expect(totalLine(paper, 'Total')).toContainText('$499.50');
  });

  test('when there is a final amount, then it is shown to two decimals', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    const amounts = { totalAmount: '599.00', discountAmount: '99.50', finalAmount: '450.00' };

    const paper = await openWithAmounts(page, quote, amounts);

    await expect(totalLine(paper, 'Total')).toContainText('$450.00');
  });

  test('when there is a discount, then it has a line, and without one there is none', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });
    const paper = await openPublicQuote(page, quote);
    await expect(totalLine(paper, 'Discount')).toHaveCount(0);

    const body = { discountAmount: '99.50' };
    await provider.api.call(updateQuote, { params: { id: quote.id }, body });
    await page.reload();

    await expect(totalLine(paper, 'Discount')).toContainText('−$99.50');
  });
});

test.describe('8 Other messages, quotes', () => {
  test("when the address of a quote is malformed, then 'Quote Not Found'", async ({ page }) => {
    await page.goto('/quote?quote=not-an-id');

    await expect(page.getByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
  });
});
