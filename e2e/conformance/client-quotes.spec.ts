import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';

import { openUntil } from '../fixtures/open-until.ts';
import { aSentEvent, aSentQuote } from './fixtures/bookings.ts';
import { acceptQuote, eventRow, quoteCard } from './fixtures/client-actions.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

const quotes = '/client-admin?tab=quotes';
const title = 'Quote for Robin’s Graduation';

test.describe('2 Client dashboard: Quotes', () => {
  test('when there is a quote, then the tab’s heading counts the quote', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await page.goto('/client-admin');

    await page.getByRole('tab', { name: 'Quotes' }).click();

    await expect(page.getByRole('heading', { name: 'Quotes (1)' })).toBeVisible();
  });

  test("when the quote is accepted, then 'Accept this Quote' disappears", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await page.goto(quotes);

    await acceptQuote(page);

    await expect(quoteCard(page, title).getByText('Accepted').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept this Quote' })).toBeHidden();
  });

  test('when the client typed the provider’s email in upper case, then the provider is found', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider }, { providerEmail: provider.account.email.toUpperCase() });

    await page.goto('/client-admin');

    await expect(eventRow(page, 'Robin’s Graduation')).toContainText('Sent to Northern Lights DJs');
  });

  test('when the provider has no business name, then the quote shows their full name, or their email if there is no full name', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    for (const [fullName, shown] of [
      ['Nora Light', 'Nora Light'],
      ['', provider.account.email],
    ] as const) {
      await provider.api.call(updateProviderProfile, { body: { businessName: '', fullName } });
      await openUntil(page, quotes, () =>
        expect(quoteCard(page, title)).toContainText(shown, { timeout: 2_000 }),
      );
    }
  });
});

test.describe('4 Quote status for the client', () => {
  test('when the client confirms, then the quote is accepted', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    const accepted = page.waitForResponse((response) => response.url().endsWith(`/quotes/${id}/accept`));
    await page.goto(quotes);

    await acceptQuote(page);

    expect((await accepted).status()).toBe(acceptClientQuote.status);
    await expectToast(page, 'Quote Accepted', 'You have successfully accepted the quote!');
  });
});
