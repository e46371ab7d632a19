import { aSentQuote } from './fixtures/bookings.ts';
import { openEditor, openPublicQuote, serviceLines } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('9 Currency', () => {
  test('when a quote is read, then its amounts have two decimals', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider }, [{ serviceName: 'DJ', cost: '1599.00' }]);

    await openEditor(page, quote);
    await expect(serviceLines(page)).toContainText('$1,599.00');

    await expect(await openPublicQuote(page, quote)).toContainText('$1,599.00');
  });
});
