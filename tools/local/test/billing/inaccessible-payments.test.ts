import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import type Stripe from 'stripe';

import { aCardSale, listedInvoice } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected-provider.ts';
import type { BillingHarness } from './billing-harness.ts';
import {
  isReconciled,
  isRescheduled,
  requestRestoreReconciliation,
  paidAndRestored,
} from './restored-sale.ts';
import { startStripeProxy } from './stripe-proxy.ts';

const hidden = new Set<string>();
let harness: BillingHarness;
let stop: () => Promise<void>;
beforeEach(async () => {
  hidden.clear();
  ({ harness, stop } = await startStripeProxy(({ headers }) =>
    hidden.has(String(headers['stripe-account'])) ? noAccess : null,
  ));
});
afterEach(() => stop());

const noAccess = {
  status: 403,
  error: { type: 'invalid_request_error', code: 'account_invalid', message: 'No access to that account.' },
};

/** Makes the sale's account inaccessible; the returned function restores access. */
async function hide(sale: CardSale): Promise<() => void> {
  const account = await accountOf(harness, sale.provider);
  hidden.add(account);
  return () => hidden.delete(account);
}

async function paymentEventOf(sale: CardSale): Promise<Stripe.Event> {
  const whose = { stripeAccount: await accountOf(harness, sale.provider) };
  const { data } = await harness.stripe.sdk().events.list({ type: 'checkout.session.completed' }, whose);
  const [event] = data;
  if (event === undefined) {
    throw new Error('nobody has paid');
  }
  return event;
}

async function statusOf(sale: CardSale): Promise<string> {
  return (await listedInvoice(harness, sale)).status;
}

describe('an unknown payment in an inaccessible account', () => {
  test('when the payment’s webhook arrives, then billing answers 503, and accepts the webhook once the account is accessible', async () => {
    const sale = await paidAndRestored(harness);
    const webhook = await paymentEventOf(sale);
    const show = await hide(sale);

    const meanwhile = await harness.send(webhook);
    show();

    expect([meanwhile, await harness.send(webhook)]).toEqual([503, 204]);
    expect(await statusOf(sale)).toBe('paid');
  });

  test('when billing looks for payments, then it finds those of other accounts at once, and this payment when access returns', async () => {
    const sales = [await aCardSale(harness), await aCardSale(harness), await aCardSale(harness)] as const;
    await Promise.all(sales.map((sale) => paidAndRestored(harness, sale)));
    const show = await hide(sales[1]);

    await requestRestoreReconciliation(harness);
    await pollUntil(() => isRescheduled(harness));
    const meanwhile = await Promise.all(sales.map(statusOf));
    show();
    harness.billing.clock.advance({ minutes: 1 });
    await pollUntil(() => isReconciled(harness));

    expect(meanwhile).toEqual(['paid', 'sent', 'paid']);
    expect(await statusOf(sales[1])).toBe('paid');
  });

  test('when the account stays inaccessible for 30 days, then billing stops looking for the payment', async () => {
    const sale = await paidAndRestored(harness);
    await hide(sale);

    await requestRestoreReconciliation(harness);
    await pollUntil(() => isRescheduled(harness));
    harness.billing.clock.advance({ days: 31 });
    await pollUntil(() => isReconciled(harness));

    expect(await statusOf(sale)).toBe('sent');
  });
});
