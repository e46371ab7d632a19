import * as api from '@marquee/contracts/invoice-operations';
import { until } from '@marquee/service-kit/test-kit/until';

import { aCardSale, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { change, storedOf } from './stored.ts';
import { startWithoutRefunds } from './stripe-without-refunds.ts';
import type { WithoutRefunds } from './stripe-without-refunds.ts';

let without: WithoutRefunds;
beforeAll(async () => {
  without = await startWithoutRefunds();
});
afterAll(() => without.stop());

/** Its client has paid, and it is void: the money must be returned, and Stripe rejects that. */
async function paidTooLate(): Promise<CardSale> {
  const { paying } = without;
  const sale = await aCardSale(paying);
  await payByCard(paying, sale);
  await change(paying, sale, { status: 'void', checkAt: paying.billing.clock.now() });
  return sale;
}

describe('money that cannot be returned', () => {
  test('when Stripe rejects it, then it is requested again later, with a new idempotency key', async () => {
    const { paying, asked } = without;
    const sale = await paidTooLate();
    const isPutOff = async (times: number) => (await storedOf(paying, sale)).putOff?.times === times;

    await until(() => isPutOff(1));
    paying.billing.clock.advance({ minutes: 1 });
    await until(() => isPutOff(2));

    expect(new Set(asked).size).toBe(2);
    expect((await storedOf(paying, sale)).checkout).not.toBeNull();
  });

  test('when its client reads the invoice meanwhile, then it says that the payment will be returned', async () => {
    const sale = await paidTooLate();

    const { status, body } = await without.paying.billing.call(api.getClientInvoice, {
      ...{ as: sale.client, params: { id: sale.id } },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'void', isCheckoutUnsettled: true, returnedAt: null });
  });
});
