import { getClientEvent } from '@marquee/contracts/client-event-operations';

import { acceptAQuote } from '../fixtures/accept-a-quote.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('an accepted quote', () => {
  test('when every process is killed right after the acceptance was answered, then after a restart the event becomes booked', async ({
    product,
  }) => {
    await product.start();

    const { client, eventId } = await acceptAQuote(product.url, { onAccepted: product.kill });
    await product.start();

    await expect
      .poll(() => client.call(getClientEvent, { params: { id: eventId } }), { timeout: 45_000 })
      .toMatchObject({ status: 'booked', totalAmount: '549.50' });
    expect(await product.stop()).toMatchObject({ exitCode: 0 });
  });
});
