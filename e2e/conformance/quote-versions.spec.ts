import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftQuote, aSentQuote } from './scene/bookings.ts';
import { aLine } from './scene/lines.ts';
import {
  addService,
  archive,
  openEditor,
  openPublicQuote,
  sendToClient,
  stage,
  typeEventName,
  totalLine,
} from './scene/quotes.ts';
import { aNewProvider } from './scene/person.ts';
import { expect, test } from './scene/test.ts';

test.describe('decisions Sent versions', () => {
  test('when a sent quote is changed, then it is a draft again', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aSentQuote({ client, provider }));

    await addService(page, { name: 'Uplights', cost: '250' });

    await expect(page.getByText(/The client still sees version 1/)).toBeVisible();
    await expect(stage(page, 'Ready for Review: next')).toBeVisible();
    await expect(stage(page, 'Sent to Client: later')).toBeVisible();
  });

  test('when a changed quote is approved and sent, then the public page has the change', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await provider.api.call(addLineItem, { params: { id: quote.id }, body: aLine('Uplights', '250.00') });
    await openEditor(page, quote);

    await page.getByRole('button', { name: 'Approve for Review' }).click();
    await sendToClient(page);
    await expect(toast(page, 'Quote Sent')).toBeVisible();

    await expect(await openPublicQuote(page, quote)).toContainText('$849.00');
  });

  test("when a sent quote is changed, then the public page keeps what was sent and says 'A revision is being prepared'", async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await provider.api.call(addLineItem, { params: { id: quote.id }, body: aLine('Uplights', '250.00') });

    const paper = await openPublicQuote(page, quote);

    await expect(paper.getByText('A revision is being prepared')).toBeVisible();
    await expect(totalLine(paper, 'Total')).toContainText('$599.00');
    await expect(paper).not.toContainText('Uplights');
  });

  test('when a sent quote is renamed, then the public page has the new name at once', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await openEditor(page, quote);

    await (await typeEventName(page, 'Robin’s Ball')).press('Enter');
    await expect(toast(page, 'Event Name Updated')).toBeVisible();

    const paper = await openPublicQuote(page, { id: quote.id, eventName: 'Robin’s Ball' });
    await expect(paper).not.toContainText('A revision is being prepared');
  });
});

test.describe('decisions Quotes that are not there', () => {
  test('when the provider asks for a malformed id, then there is no such quote', async ({ providerPage }) => {
    await providerPage.goto('/provider/quotes/not-an-id');

    await expect(providerPage.getByText('There is no such quote')).toBeVisible();
  });

  test('when another provider’s quote is asked for, then there is no such quote', async ({
    providerPage: page,
    url,
    client,
  }) => {
    const { id } = await aDraftQuote({ client, provider: await aNewProvider(url) });

    await page.goto(`/provider/quotes/${id}`);

    await expect(page.getByText('There is no such quote')).toBeVisible();
  });

  test('when a quote was archived, then its public address leads nowhere', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await openEditor(page, quote);
    await archive(page);
    await expect(toast(page, 'Quote Archived')).toBeVisible();
    const leaving = page.waitForResponse((answered) => answered.request().method() === 'PATCH');
    await page.getByRole('link', { name: 'Client Quotes' }).click();
    await leaving;

    await page.goto(`/quote?quote=${quote.id}`);

    await expect(page.getByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
  });

  test('when the public quote is read, then nothing keeps it and nobody is told where from', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    const answered = page.waitForResponse(`**/api/public/quote/${quote.id}`);

    await openPublicQuote(page, quote);

    const headers = (await answered).headers();
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('when a quote was not sent yet, then whoever has the address reads so', async ({
    page,
    client,
    provider,
  }) => {
    await openPublicQuote(page, await aDraftQuote({ client, provider }));

    await expect(stage(page, 'Sent to Client: later')).toContainText('Not sent yet');
  });

  test('when an archived quote is opened by its provider, then it can be read and no longer changed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await provider.api.call(updateQuote, { params: { id: quote.id }, body: { archived: true } });

    await openEditor(page, quote);

    await expect(page.getByRole('table', { name: 'Services' })).toContainText('DJ');
    await expect(page.getByRole('form', { name: 'Add a service' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit event name' })).toBeHidden();
  });
});
