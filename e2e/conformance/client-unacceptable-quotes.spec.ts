import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import { getQuote, updateQuote } from '@marquee/contracts/quote-operations';

import { aSentQuote } from './fixtures/bookings.ts';
import { acceptQuote, quoteCard } from './fixtures/client-actions.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

const quotes = '/client-admin?tab=quotes';

test.describe('Decisions: quotes that cannot be accepted', () => {
  test("when the quote is being revised, then its card shows the last sent version and 'A revision is being prepared'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    const body = { serviceName: 'Late finish', unitPrice: '75.00', quantity: 1, totalPrice: '75.00' };
    await provider.api.call(quoteChanges.addLineItem, { params: { id }, body });

    await page.goto(quotes);

    const card = quoteCard(page, /^Quote for/);
    await expect(card.getByText('A revision is being prepared')).toBeVisible();
    await expect(card).toContainText('Total$599.00');
    await expect(card.getByRole('button', { name: 'Accept this Quote' })).toBeEnabled();
  });

  test('when the provider changes the quote while the client reads it, then the sent version is accepted', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    await page.goto(quotes);
    await expect(quoteCard(page, /^Quote for/)).toBeVisible();
    await provider.api.call(updateQuote, { params: { id }, body: { notes: 'Another idea' } });

    await acceptQuote(page);

    await expectToast(page, 'Quote Accepted', 'You have successfully accepted the quote!');
    const own = await provider.api.call(getQuote, { params: { id } });
    expect(own).toMatchObject({ clientAccepted: true, notes: '', discardedChanges: 'notes changed' });
  });

  test("when the quote is withdrawn while the client reads it, then its card and its public page show 'This quote was withdrawn'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    await page.goto(quotes);
    await expect(quoteCard(page, /^Quote for/)).toBeVisible();
    await provider.api.call(quoteChanges.withdrawQuote, { params: { id } });

    await acceptQuote(page);

    await expectToast(page, 'Error', 'This quote was withdrawn');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(quoteCard(page, /^Quote for/).getByText('This quote was withdrawn')).toBeVisible();
    await page.goto(`/quote?quote=${id}`);
    await expect(page.getByText('This quote was withdrawn')).toBeVisible();
  });

  test('when another version is sent while the client reads the old one, then accepting the old one is rejected', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    await page.goto(quotes);
    await expect(quoteCard(page, /^Quote for/)).toBeVisible();
    const params = { id };
    await provider.api.call(updateQuote, { params, body: { discountAmount: '10.00' } });
    await provider.api.call(quoteChanges.approveQuoteForReview, { params });
    await provider.api.call(quoteChanges.sendQuoteToClient, { params });

    await acceptQuote(page);

    await expectToast(
      page,
      'Error',
      'This quote has changed since you opened it. The provider changed Discount, To pay, Payment, and Version. Review it before you continue.',
    );
  });

  test('when there is a discount, then the card shows it, and the amount to pay is the total minus the discount', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    const params = { id };
    await provider.api.call(updateQuote, { params, body: { discountAmount: '99.00' } });
    await provider.api.call(quoteChanges.approveQuoteForReview, { params });
    await provider.api.call(quoteChanges.sendQuoteToClient, { params });

    await page.goto(quotes);

    const card = quoteCard(page, /^Quote for/);
    await expect(card).toContainText('Total$599.00');
    await expect(card).toContainText('Discount−$99.00');
    await expect(card).toContainText('To pay$500.00');
  });
});
