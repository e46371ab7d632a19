import { readClipboard } from '../fixtures/read-clipboard.ts';
import { toast } from '../fixtures/toast.ts';
import { aSentQuote } from './fixtures/bookings.ts';
import { openEditor } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('8 Success toasts, quotes', () => {
  test('when the share URL is copied, then the toast says URL Copied, and the copied address leads to the quote', async ({
    providerPage: page,
    context,
    client,
    provider,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    const quote = await aSentQuote({ client, provider });
    await openEditor(page, quote);

    await page.getByRole('button', { name: 'Copy Share URL' }).click();

    await expect(toast(page, 'URL Copied')).toBeVisible();
    const address = await readClipboard(page);
    expect(new URL(address).searchParams.get('quote')).toBe(quote.id);
  });
});
