import { addLineItem } from '@marquee/contracts/quote-change-operations';

import { toast } from '../fixtures/toast.ts';
import { aSentQuote } from './fixtures/bookings.ts';
import { aLineItem } from './fixtures/a-line-item.ts';
import {
  addService,
  openEditor,
  openPublicQuote,
  sendToClient,
  stage,
  typeEventName,
  totalLine,
} from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('decisions Sent versions', () => {
  test('when a sent quote is changed, then the quote becomes a draft again', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aSentQuote({ client, provider }));

    await addService(page, { name: 'Uplights', cost: '250' });

    const question = page.getByRole('alertdialog', { name: /^Change the quote for/ });
    await expect(question.getByLabel('Keep version 1 open while you edit')).toBeChecked();
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/Version 1 stays open until you send this one/)).toBeVisible();
    await expect(stage(page, 'Ready for Review: next')).toBeVisible();
    await expect(stage(page, 'Sent to Client: later')).toBeVisible();
  });

  test('when a changed quote is approved and sent, then the public page shows the change', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await provider.api.call(addLineItem, { params: { id: quote.id }, body: aLineItem('Uplights', '250.00') });
    await openEditor(page, quote);

    await page.getByRole('button', { name: 'Approve for Review' }).click();
    await sendToClient(page);
    await expect(toast(page, 'Quote Sent')).toBeVisible();

    await expect(await openPublicQuote(page, quote)).toContainText('$849.00');
  });

  test("when a sent quote is changed, then the public page keeps the sent version and says 'A revision is being prepared'", async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await provider.api.call(addLineItem, { params: { id: quote.id }, body: aLineItem('Uplights', '250.00') });

    const article = await openPublicQuote(page, quote);

    await expect(article.getByText('A revision is being prepared')).toBeVisible();
    await expect(totalLine(article, 'Total')).toContainText('$599.00');
    await expect(article).not.toContainText('Uplights');
  });

  test('when a sent quote is renamed, then the public page shows the new name at once', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await openEditor(page, quote);

    await (await typeEventName(page, 'Robin’s Ball')).press('Enter');
    await expect(toast(page, 'Event Name Updated')).toBeVisible();

    const article = await openPublicQuote(page, { id: quote.id, eventName: 'Robin’s Ball' });
    await expect(article).not.toContainText('A revision is being prepared');
  });
});
