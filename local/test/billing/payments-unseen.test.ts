import { until } from '@marquee/service-kit/test-kit/until';

import type Stripe from 'stripe';

import { aCardSale, listed } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected.ts';
import type { PayingBilling } from './paying-billing.ts';
import { isLookedAfter, isPutOff, mark, paidAndRestored } from './restored.ts';
import { startInBetween } from './stripe-in-between.ts';

const hidden = new Set<string>();
let paying: PayingBilling;
let stop: () => Promise<void>;
beforeEach(async () => {
  hidden.clear();
  ({ paying, stop } = await startInBetween(({ headers }) =>
    hidden.has(String(headers['stripe-account'])) ? noAccess : null,
  ));
});
afterEach(() => stop());

const noAccess = {
  status: 403,
  error: { type: 'invalid_request_error', code: 'account_invalid', message: 'No access to that account.' },
};

/** The returned function makes it visible again. */
async function hide(sale: CardSale): Promise<() => void> {
  const account = await accountOf(paying, sale.provider);
  hidden.add(account);
  return () => hidden.delete(account);
}

async function toldOf(sale: CardSale): Promise<Stripe.Event> {
  const whose = { stripeAccount: await accountOf(paying, sale.provider) };
  const { data } = await paying.stripe.sdk().events.list({ type: 'checkout.session.completed' }, whose);
  const [event] = data;
  if (event === undefined) {
    throw new Error('nobody has paid');
  }
  return event;
}

async function statusOf(sale: CardSale): Promise<string> {
  return (await listed(paying, sale)).status;
}

describe('an unknown payment in an inaccessible account', () => {
  test('when Stripe notifies it, then the notification is rejected for now, and it counts once the account is accessible', async () => {
    const sale = await paidAndRestored(paying);
    const told = await toldOf(sale);
    const show = await hide(sale);

    const meanwhile = await paying.send(told);
    show();

    expect([meanwhile, await paying.send(told)]).toEqual([503, 204]);
    expect(await statusOf(sale)).toBe('paid');
  });

  test('when billing looks for it, then payments of other accounts are found at once, and this one once its account is accessible', async () => {
    const sales = [await aCardSale(paying), await aCardSale(paying), await aCardSale(paying)] as const;
    await Promise.all(sales.map((sale) => paidAndRestored(paying, sale)));
    const show = await hide(sales[1]);

    await mark(paying);
    await until(() => isPutOff(paying));
    const meanwhile = await Promise.all(sales.map(statusOf));
    show();
    paying.billing.clock.advance({ minutes: 1 });
    await until(() => isLookedAfter(paying));

    expect(meanwhile).toEqual(['paid', 'sent', 'paid']);
    expect(await statusOf(sales[1])).toBe('paid');
  });

  test('when that lasts for 30 days, then billing stops looking', async () => {
    const sale = await paidAndRestored(paying);
    await hide(sale);

    await mark(paying);
    await until(() => isPutOff(paying));
    paying.billing.clock.advance({ days: 31 });
    await until(() => isLookedAfter(paying));

    expect(await statusOf(sale)).toBe('sent');
  });
});
