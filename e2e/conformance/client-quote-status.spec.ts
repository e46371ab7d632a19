import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';

import { anAcceptedQuote, aSentQuote } from './scene/bookings.ts';
import { acceptQuote, fact, quoteCard } from './scene/client-acts.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

const quotes = '/client-admin?tab=quotes';
const title = 'Quote for Robin’s Graduation';

test.describe('4 Quote status for the client', () => {
  test("when it is not accepted, then 'Ready for Review'", async ({ clientPage: page, client, provider }) => {
    await aSentQuote({ client, provider });

    await page.goto(quotes);

    await expect(quoteCard(page, title).getByText('Ready for Review')).toBeVisible();
  });

  test("when it was accepted, then 'Accepted'", async ({ clientPage: page, client, provider }) => {
    await anAcceptedQuote({ client, provider });

    await page.goto(quotes);

    const badge = quoteCard(page, title).locator('header');
    await expect(badge.getByText('Accepted', { exact: true })).toBeVisible();
  });

  test('when the client says yes, then it is accepted', async ({ clientPage: page, client, provider }) => {
    const { id } = await aSentQuote({ client, provider });
    const accepted = page.waitForResponse((response) => response.url().endsWith(`/quotes/${id}/accept`));
    await page.goto(quotes);

    await acceptQuote(page);

    expect((await accepted).status()).toBe(acceptClientQuote.status);
    await expectSaid(page, 'Quote Accepted', 'You have successfully accepted the quote!');
  });
});

test.describe('3 Client’s quote', () => {
  test('when the tab is read, then every field of it is there', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await anAcceptedQuote({ client, provider });

    await page.goto(quotes);

    const card = quoteCard(page, title);
    await expect(card).toContainText(`Northern Lights DJs · Quote #${id.slice(-8)}`);
    await expect(card.getByRole('listitem')).toHaveText('DJ$599.00');
    await expect(card).toContainText('Total$599.00');
    await expect(fact(card, 'Created')).toBeVisible();
    await expect(fact(card, 'Could be accepted until')).toBeVisible();
    await expect(fact(card, 'Accepted')).toBeVisible();
  });
});
