import { updateQuote } from '@marquee/contracts/quote-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftQuote, anApprovedQuote, aSentQuote } from './fixtures/bookings.ts';
import { aNewProvider } from './fixtures/person.ts';
import { archive, openEditor, openPublicQuote, sendToClient, stage } from './fixtures/quotes.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('decisions Quotes that are not there', () => {
  test('when the provider opens a malformed id, then the quote is not found', async ({ providerPage }) => {
    await providerPage.goto('/provider/quotes/not-an-id');

    await expect(providerPage.getByText('Quote not found')).toBeVisible();
  });

  test('when the provider opens another provider’s quote, then the quote is not found', async ({
    providerPage: page,
    url,
    client,
  }) => {
    const { id } = await aDraftQuote({ client, provider: await aNewProvider(url) });

    await page.goto(`/provider/quotes/${id}`);

    await expect(page.getByText('Quote not found')).toBeVisible();
  });

  test('when a quote was archived, then its public address shows Quote Not Found', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await openEditor(page, quote);
    await archive(page);
    await expect(toast(page, 'Archiving the Quote')).toBeVisible();
    const archiveResponse = page.waitForResponse((answered) => answered.request().method() === 'PATCH');
    await page.getByRole('link', { name: 'Client Quotes' }).click();
    await archiveResponse;
    await expect(toast(page, 'Quote Archived')).toBeVisible();

    await page.goto(`/quote?quote=${quote.id}`);

    await expect(page.getByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
  });

  test('when the public quote is read, then the page and the API answer forbid caching and referrers', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    const opened = page.waitForResponse(`**/quote?quote=${quote.id}`);

    await openPublicQuote(page, quote);

    const answers = [await opened, await page.request.get(`/api/public/quote/${quote.id}`)];
    for (const headers of answers.map((answer) => answer.headers())) {
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  test('when a quote was not sent yet, then its public page says so to anyone with the address', async ({
    page,
    client,
    provider,
  }) => {
    await openPublicQuote(page, await aDraftQuote({ client, provider }));

    await expect(stage(page, 'Sent to Client: later')).toContainText('Not sent yet');
  });

  test('when an approved quote is archived while its editor is open, then sending it is rejected with 409 and the reason', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await anApprovedQuote({ client, provider });
    await openEditor(page, quote);
    await provider.api.call(updateQuote, { params: { id: quote.id }, body: { archived: true } });
    const answered = page.waitForResponse(`**/api/quotes/${quote.id}/send-to-client`);

    await sendToClient(page);

    expect((await answered).status()).toBe(409);
    await expectToast(
      page,
      'Failed to Send Quote',
      'This quote has been archived. You changed Status in another tab or on another device. Review it before you continue.',
    );
  });
});
