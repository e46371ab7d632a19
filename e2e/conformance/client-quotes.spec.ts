import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';

import { anAcceptedQuote, aSentEvent, aSentQuote } from './scene/bookings.ts';
import { showQuotes } from './scene/client-answers.ts';
import { acceptQuote, eventRow, fact, quoteCard } from './scene/client-acts.ts';
import { answer } from './scene/network.ts';
import { aSentQuoteOf } from './scene/quotes-of.ts';
import { expect, test } from './scene/test.ts';

const quotes = '/client-admin?tab=quotes';
const title = 'Quote for Robin’s Graduation';

test.describe('2 Client dashboard: Quotes', () => {
  test('when there is a quote, then the title counts it', async ({ clientPage: page, client, provider }) => {
    await aSentQuote({ client, provider });
    await page.goto('/client-admin');

    await page.getByRole('tab', { name: 'Quotes' }).click();

    await expect(page.getByRole('heading', { name: 'Quotes (1)' })).toBeVisible();
  });

  test("when there is none, then 'Quotes Coming Soon!'", async ({ clientPage: page }) => {
    await page.goto(quotes);

    await expect(page.getByRole('heading', { name: 'Quotes Coming Soon!' })).toBeVisible();
  });

  test('when there are several, then newest first by sending, else by creation', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    const [quote] = await client.api.call(listClientQuotes, {});
    // Whatever reaches a client was sent: only a made-up quote falls back to its creation.
    await answer(page, listClientQuotes, [
      { ...quote, id: crypto.randomUUID(), eventName: 'Older', sentToClientAt: '2025-08-01T10:00:00.000Z' },
      {
        ...quote,
        id: crypto.randomUUID(),
        eventName: 'Unsent',
        sentToClientAt: null,
        createdAt: '2025-08-15T10:00:00.000Z',
      },
      { ...quote, eventName: 'Newest', sentToClientAt: '2025-08-20T10:00:00.000Z' },
    ]);

    await page.goto(quotes);

    await expect(page.getByRole('heading', { name: /^Quote for/ })).toHaveText([
      'Quote for Newest',
      'Quote for Unsent',
      'Quote for Older',
    ]);
  });

  test("when the event has a name, then 'Quote for ' and the name", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });

    await page.goto(quotes);

    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  test("when the event has no name, then 'Quote #' and the last 8 characters", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });
    await showQuotes(page, client, { eventName: '' });

    await page.goto(quotes);

    await expect(page.getByRole('heading', { name: `Quote #${id.slice(-8)}` })).toBeVisible();
  });

  test("when the provider has no name, then 'DJ Service'", async ({ clientPage: page, client, provider }) => {
    await aSentQuote({ client, provider });
    await showQuotes(page, client, { providerName: '' });

    await page.goto(quotes);

    await expect(quoteCard(page, title)).toContainText('DJ Service');
  });

  test('when the card is read, then provider, id, and the date and time it was sent', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentQuote({ client, provider });

    await page.goto(quotes);

    await expect(quoteCard(page, title)).toContainText(
      new RegExp(`Northern Lights DJs · Quote #${id.slice(-8)} · Sent \\w+ \\d+, \\d\\d:\\d\\d`),
    );
  });

  test('when the card is read, then the total in dollars with 2 decimals', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider }, [
      { serviceName: 'DJ', cost: '1599.00' },
      { serviceName: 'Discount', cost: '-49.50' },
    ]);

    await page.goto(quotes);

    await expect(quoteCard(page, title)).toContainText('Total$1,549.50');
  });

  test('when a service is wanted three times, then name, (x3) and line total', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuoteOf(
      { client, provider },
      { serviceName: 'Uplights', unitPrice: '25.00', quantity: 3, totalPrice: '75.00' },
    );

    await page.goto(quotes);

    await expect(quoteCard(page, title).getByRole('listitem')).toHaveText('Uplights (x3)$75.00');
  });

  test("when it is accepted, then 'Accept this Quote' is gone", async ({
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

  test('when it was accepted, then created, valid-until and accepted dates', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await anAcceptedQuote({ client, provider });

    await page.goto(quotes);

    const card = quoteCard(page, title);
    await expect(fact(card, 'Created')).toHaveText(/^\w+ \d+, \d\d:\d\d$/);
    await expect(fact(card, 'Could be accepted until')).toHaveText(/^\w+ \d+, \d{4}$/);
    await expect(fact(card, 'Accepted')).toHaveText(/^\w+ \d+, \d\d:\d\d$/);
  });

  test('when the e-mail was typed in other letters, then the provider is found all the same', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider }, { providerEmail: provider.account.email.toUpperCase() });

    await page.goto('/client-admin');

    await expect(eventRow(page, 'Robin’s Graduation')).toContainText('Sent to Northern Lights DJs');
  });

  test('when the provider has no business name, then the full name, else the e-mail', async ({
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
      await expect(async () => {
        await page.goto(quotes);
        await expect(quoteCard(page, title)).toContainText(shown, { timeout: 2_000 });
      }).toPass();
    }
  });
});
