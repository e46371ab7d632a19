import { aDraftEvent, anAcceptedQuote, aSentQuote } from './fixtures/bookings.ts';
import { acceptQuote, eventRow, fact, quoteCard, sendToProvider } from './fixtures/client-actions.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('2 Client portal', () => {
  test("when the quote is not accepted, then its status is 'Pending'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });

    await page.goto('/client');

    await expect(quoteCard(page, 'Your quote').getByText('Pending', { exact: true })).toBeVisible();
  });

  test('when the quote is accepted on its card, then its status is Accepted', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await page.goto('/client');

    await acceptQuote(page);

    await expectToast(page, 'Quote Accepted', 'You have successfully accepted the quote!');
    await expect(quoteCard(page, 'Your quote').getByText('Accepted', { exact: true })).toBeVisible();
  });

  test('when an event is sent from the list, then its row shows the provider to whom it was sent', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const name = 'Robin’s Anniversary';
    await aDraftEvent({ client, provider }, { name });
    await page.goto('/client');

    await sendToProvider(page);

    await expect(eventRow(page, name)).toContainText('Sent to Northern Lights DJs');
  });
});

test.describe('3 Client’s single quote', () => {
  test('when the portal shows the quote, then its card has status, total, email and date of creation', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await anAcceptedQuote({ client, provider });

    await page.goto('/client');

    const card = quoteCard(page, 'Your quote');
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(card).toContainText('$599.00');
    await expect(fact(card, 'For')).toHaveText(client.account.email);
    await expect(fact(card, 'Created')).toHaveText(/^\w+ \d+, \d{4}$/);
  });
});
