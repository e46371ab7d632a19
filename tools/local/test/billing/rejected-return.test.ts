import * as api from '@marquee/contracts/invoice-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { aCardSale, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { changeStored, storedOf } from './stored-invoice.ts';
import { startStripeRejectingRefunds } from './stripe-rejecting-refunds.ts';
import type { StripeRejectingRefunds } from './stripe-rejecting-refunds.ts';

let without: StripeRejectingRefunds;
beforeAll(async () => {
  without = await startStripeRejectingRefunds();
});
afterAll(() => without.stop());

/** A void invoice that its client has paid: the money must be returned, and Stripe rejects the refund. */
async function paidTooLate(): Promise<CardSale> {
  const { harness } = without;
  const sale = await aCardSale(harness);
  await payByCard(harness, sale);
  await changeStored(harness, sale, { status: 'void', checkAt: harness.billing.clock.now() });
  return sale;
}

describe('money that cannot be returned', () => {
  test('when Stripe rejects the refund, then billing requests it again later, with a new idempotency key', async () => {
    const { harness, idempotencyKeys } = without;
    const sale = await paidTooLate();
    const isRescheduled = async (times: number) => (await storedOf(harness, sale)).putOff?.times === times;

    await pollUntil(() => isRescheduled(1));
    harness.billing.clock.advance({ minutes: 1 });
    await pollUntil(() => isRescheduled(2));

    expect(new Set(idempotencyKeys).size).toBe(2);
    expect((await storedOf(harness, sale)).checkout).not.toBeNull();
  });

  test('when the client reads the invoice before the money is returned, then the invoice says that a payment is unsettled', async () => {
    const sale = await paidTooLate();

    const { status, body } = await without.harness.billing.call(api.getClientInvoice, {
      ...{ as: sale.client, params: { id: sale.id } },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'void', isCheckoutUnsettled: true, returnedAt: null });
  });
});
