import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';

import { aPaidSale, anInvoice, forProvider } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { change } from './stored.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

function writeDown({ billing }: PayingBilling, { id, provider }: CardSale, key: string = randomUUID()) {
  const body = { amount: '100.00', reason: 'One hour less', method: 'offline' as const };
  return billing.call(api.refundInvoice, { as: provider, params: { id }, body, idempotencyKey: key });
}

describe('a card payment refunded in another way', () => {
  test('when the card has been refunded already, then the response says so, and it has one credit note', async () => {
    const sale = await aPaidSale(paying);
    await refundAtStripe(paying, sale);

    const { status, problem } = await writeDown(paying, sale);

    expect([status, problem.code]).toEqual([409, 'refunded_already']);
    expect(await forProvider(paying, sale)).toMatchObject({
      ...{ refundedAmount: '100.00', creditNotes: [{ number: '1-1', reason: 'Refunded at Stripe' }] },
    });
  });

  test('when it is recorded twice with one key, then it is found, whatever was refunded since', async () => {
    const sale = await aPaidSale(paying);
    const key = randomUUID();

    await writeDown(paying, sale, key);
    await refundAtStripe(paying, sale);
    const again = await writeDown(paying, sale, key);

    expect([again.status, again.body.refundedAmount]).toEqual([200, '100.00']);
  });

  test('when Stripe is unavailable, then the provider’s statement counts', async () => {
    const away = await startPayingBilling({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const sale = await anInvoice(away);
    const card = { accountId: 'acct_1', paymentId: 'pi_1' };
    const payment = { id: 'pi_1', paidOn: '2026-03-02', note: '', recordedAt: new Date(), card };
    await change(away, sale, { status: 'paid', payment });

    const { status, body } = await writeDown(away, sale);
    await away.stop();

    expect([status, body.refundedAmount]).toEqual([200, '100.00']);
  });
});
