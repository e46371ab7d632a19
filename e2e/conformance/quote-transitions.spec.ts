import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftQuote, anApprovedQuote, aSentQuote } from './fixtures/bookings.ts';
import { addService, openEditor, sendToClient, stage } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('4 Quote transitions', () => {
  test('when a draft has no service, then it cannot be approved', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }, []));

    await page.getByRole('button', { name: 'Approve for Review' }).click();

    await expect(page.getByText('Add at least one service')).toBeVisible();
    await expect(stage(page, 'Ready for Review: next')).toBeVisible();
  });

  test('when the quote is sent, then its progress shows it as approved and as sent', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aSentQuote({ client, provider }));

    await expect(stage(page, 'Ready for Review: done')).toBeVisible();
    await expect(stage(page, 'Sent to Client: done')).toBeVisible();
  });

  test('when the client accepts, then the provider sees that the client has accepted', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });
    await openEditor(page, quote);
    await expect(stage(page, 'Client Accepted: waiting')).toBeVisible();
    await expect(page.getByRole('button', { name: /accept/i })).toHaveCount(0);

    await client.api.call(acceptClientQuote, { params: { id: quote.id }, body: {} });
    await page.reload();

    await expect(stage(page, 'Client Accepted: done')).toContainText('Client,');
  });

  test('when the quote moves from draft to accepted, then it can be archived at each stage; an archived quote cannot be archived again', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const archive = page.getByRole('button', { name: 'Archive', exact: true });
    const quote = await aDraftQuote({ client, provider });
    await openEditor(page, quote);
    await expect(archive).toBeVisible();
    await page.getByRole('button', { name: 'Approve for Review' }).click();
    await expect(archive).toBeVisible();
    await sendToClient(page);
    await expect(stage(page, 'Sent to Client: done')).toBeVisible();
    await expect(archive).toBeVisible();
    await client.api.call(acceptClientQuote, { params: { id: quote.id }, body: {} });
    await page.reload();
    await expect(stage(page, 'Client Accepted: done')).toBeVisible();

    await archive.click();

    await expect(toast(page, 'Quote Archived')).toBeVisible();
    await expect(archive).toBeHidden();
  });

  test('when a line is added to an approved quote, then the quote must be approved again', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await anApprovedQuote({ client, provider }));
    await expect(page.getByRole('button', { name: 'Send to Client' })).toBeVisible();

    await addService(page, { name: 'Uplights', cost: '250' });

    await expect(page.getByRole('button', { name: 'Approve for Review' })).toBeVisible();
  });

  test('when a line is removed from an approved quote, then the quote must be approved again', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await page.clock.install();
    await openEditor(page, await anApprovedQuote({ client, provider }));
    await expect(page.getByRole('button', { name: 'Send to Client' })).toBeVisible();

    await page.getByRole('button', { name: 'Remove DJ' }).click();
    await page.clock.fastForward(6_000);

    await expect(page.getByRole('button', { name: 'Approve for Review' })).toBeVisible();
  });
});

test.describe('5 Approve for review', () => {
  test("when the quote has no service, then a toast says 'Add at least one service before approving for review'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }, []));

    await page.getByRole('button', { name: 'Approve for Review' }).click();

    await expect(toast(page, 'Add at least one service before approving for review')).toBeVisible();
  });
});
