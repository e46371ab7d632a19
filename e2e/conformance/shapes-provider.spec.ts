import { firstAnswerId } from '@marquee/contracts/first-answer';
import type { FirstAnswer } from '@marquee/contracts/first-answer';
import type { Operation } from '@marquee/contracts/operation';
import { getQuote, getQuoteHistory, updateQuote } from '@marquee/contracts/quote-operations';
import type { Page } from '@playwright/test';

import { anAcceptedQuote, aDraftQuote, aSentQuote } from './fixtures/bookings.ts';
import { openEditor, openPublicQuote, totalLine } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

/** The answer to the page's call of an operation, which the page makes while `open` runs. */
async function responseTo<Answer>(
  page: Page,
  { path }: Operation,
  open: () => Promise<unknown>,
): Promise<Answer> {
  const pattern = new RegExp(`/api${path.replace(':id', '[^/]+')}$`);
  const [answered] = await Promise.all([page.waitForResponse(pattern), open()]);
  return (await answered.json()) as Answer;
}

/** The data from which the server rendered the page. */
async function embeddedResponseOf(page: Page): Promise<FirstAnswer> {
  const block = await page.locator(`#${firstAnswerId}`).textContent();
  return JSON.parse(block ?? '') as FirstAnswer;
}

test.describe('3 Quote (provider view)', () => {
  test('when an accepted quote is opened, then its editor receives every field', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await anAcceptedQuote({ client, provider });

    const answer = await responseTo(page, getQuote, () => openEditor(page, quote));

    expect(answer).toMatchObject({
      id: quote.id,
      clientEmail: client.account.email,
      clientName: 'Robin Vale',
      eventName: quote.eventName,
      eventDate: quote.eventDate,
      eventLocation: '12 Prospect Park West, Brooklyn',
      totalAmount: '599.00',
      lineItems: [{ serviceName: 'DJ' }],
      archived: false,
      archivedAt: null,
      approvedForReview: true,
      sentToClient: true,
      clientAccepted: true,
      clientAcceptedAt: expect.any(String),
      createdAt: quote.createdAt,
    });
    await expect(page.getByText(`For Robin Vale, ${client.account.email}`)).toContainText('12 Prospect Park');
  });
});

test.describe('3 Public quote', () => {
  test('when a discounted quote is opened, then its page receives notes, discount, final amount and flags', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });
    const body = { notes: 'We arrive early', discountAmount: '99.50', validUntil: quote.eventDate };
    await provider.api.call(updateQuote, { params: { id: quote.id }, body });

    await openPublicQuote(page, quote);
    const { body: answer } = await embeddedResponseOf(page);

    expect(answer).toMatchObject({
      ...body,
      finalAmount: '499.50',
      sentToClient: false,
      clientAccepted: false,
    });
  });
});

test.describe('3 Quote line item', () => {
  test('when an amount is negative, then the public quote shows it as a discount', async ({
    page,
    client,
    provider,
  }) => {
    const lines = [
      { serviceName: 'DJ', cost: '599.00' },
      { serviceName: 'Early booking', cost: '-49.50' },
    ];

    const article = await openPublicQuote(page, await aSentQuote({ client, provider }, lines));

    await expect(article.getByRole('row').filter({ hasText: 'Early booking' })).toContainText('−$49.50');
    await expect(totalLine(article, 'Total')).toContainText('$549.50');
  });
});

test.describe('3 Quote history entry', () => {
  test('when an accepted quote was archived, then its history contains every status', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await anAcceptedQuote({ client, provider });
    await provider.api.call(updateQuote, { params: { id: quote.id }, body: { archived: true } });

    const entries = await responseTo<{ status: string }[]>(page, getQuoteHistory, () =>
      openEditor(page, quote),
    );

    expect([...new Set(entries.map(({ status }) => status))].reverse()).toEqual([
      'draft',
      'approved_for_review',
      'sent_to_client',
      'client_accepted',
      'archived',
    ]);
    expect(Object.keys(entries[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'status', 'notes', 'createdAt']),
    );
  });
});

test.describe('3 Provider (list entry)', () => {
  test('when a client lists the providers, then the list has the provider’s email, business name and full name', async ({
    clientPage,
    provider,
  }) => {
    await expect(async () => {
      const answered = await clientPage.request.get('/api/providers');
      const { email, businessName } = provider.account;
      expect(await answered.json()).toContainEqual({ email, businessName, fullName: '' });
    }).toPass();
  });
});
