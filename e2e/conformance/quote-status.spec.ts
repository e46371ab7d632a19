import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { Page } from '@playwright/test';

import { aDraftQuote, anAcceptedQuote, anApprovedQuote, aSentQuote } from './fixtures/bookings.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

/** Asserts the status in the list of quotes. Finds the quote's row by the event's name, which no other test of this file uses. */
async function expectStatus(page: Page, { eventName }: ProviderQuote, status: string): Promise<void> {
  await page.goto('/provider');
  const row = page.getByRole('table', { name: 'Quotes' }).getByRole('row').filter({ hasText: eventName });
  await expect(row.getByText(status, { exact: true })).toBeVisible();
}

test.describe('4 Quote status', () => {
  test('when an accepted quote is archived, then its status is Archived rather than accepted', async ({
    providerPage,
    client,
    provider,
  }) => {
    const quote = await anAcceptedQuote({ client, provider }, undefined, { name: 'Archived Ball' });
    await provider.api.call(updateQuote, { params: { id: quote.id }, body: { archived: true } });

    await expectStatus(providerPage, quote, 'Archived');
  });

  test("when a client accepts the quote, then its status is 'Client Accepted'", async ({
    providerPage,
    client,
    provider,
  }) => {
    const quote = await anAcceptedQuote({ client, provider }, undefined, { name: 'Accepted Ball' });

    await expectStatus(providerPage, quote, 'Client Accepted');
  });

  test("when the quote was sent, then its status is 'Sent to Client'", async ({
    providerPage,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider }, undefined, { name: 'Sent Ball' });

    await expectStatus(providerPage, quote, 'Sent to Client');
  });

  test("when the quote was approved, then its status is 'Ready for Review'", async ({
    providerPage,
    client,
    provider,
  }) => {
    const quote = await anApprovedQuote({ client, provider }, undefined, { name: 'Approved Ball' });

    await expectStatus(providerPage, quote, 'Ready for Review');
  });

  test('when the quote was only created, then its status is Draft', async ({
    providerPage,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider }, undefined, { name: 'Draft Ball' });

    await expectStatus(providerPage, quote, 'Draft');
  });
});
