import type Stripe from 'stripe';

import { idOf } from './id-of.ts';
import { payAt } from './scenarios.ts';
import { aCard, startTestStripe } from './test-stripe.ts';
import type { TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
let provider: Stripe.Account;
beforeAll(async () => {
  stripe = await startTestStripe();
  provider = await stripe
    .sdk()
    .accounts.create({ email: 'dj@sunset.example', business_profile: { name: 'Sunset' } });
});
afterAll(() => stripe.stop());

function onboarding(): Promise<Stripe.AccountLink> {
  return stripe.sdk().accountLinks.create({
    account: provider.id,
    type: 'account_onboarding',
    refresh_url: 'https://marquee.example/refresh',
    return_url: 'https://marquee.example/return',
  });
}

/** A payment by a client's card to the provider’s own account. */
function openPayment(cents = 45_000): Promise<Stripe.Checkout.Session> {
  return stripe.sdk().checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Deposit' } },
          quantity: 1,
        },
      ],
      payment_intent_data: { metadata: { invoiceId: 'i-1' }, receipt_email: 'amara@okafor.example' },
      customer_email: 'amara@okafor.example',
      success_url: 'https://marquee.example/paid',
    },
    { stripeAccount: provider.id },
  );
}

async function pay(): Promise<string> {
  const session = await openPayment();
  await payAt(stripe, session.url, aCard());
  const ours = { stripeAccount: provider.id };
  return idOf((await stripe.sdk().checkout.sessions.retrieve(session.id, {}, ours)).payment_intent);
}

describe('a connected account', () => {
  test('when the owner has not completed the onboarding, then the account cannot take payments', async () => {
    expect(provider).toMatchObject({
      charges_enabled: false,
      details_submitted: false,
      payouts_enabled: false,
    });

    await expect(openPayment()).rejects.toThrow('cannot currently make charges');
  });

  test('when the owner completes the onboarding, then the page redirects back, and the account can take payments', async () => {
    const link = await onboarding();

    const page = await stripe.open(link.url);
    const back = await stripe.send(link.url, {});

    expect(page.text).toContain('<button>Agree and submit</button>');
    expect(back).toMatchObject({ status: 303, location: 'https://marquee.example/return' });
    expect(await stripe.sdk().accounts.retrieve(provider.id)).toMatchObject({ charges_enabled: true });
  });

  test('when a call names a missing account, then it is rejected', async () => {
    const calling = stripe.sdk().customers.list({}, { stripeAccount: 'acct_nobody' });

    await expect(calling).rejects.toMatchObject({ type: 'StripePermissionError', code: 'account_invalid' });
  });
});

describe('a payment', () => {
  test('when the card pays, then the money and its receipt belong to the connected account', async () => {
    const intentId = await pay();

    const ours = { stripeAccount: provider.id };
    const intent = await stripe.sdk().paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }, ours);
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 45_000,
      metadata: { invoiceId: 'i-1' },
      latest_charge: { paid: true, payment_method_details: { card: { brand: 'visa', last4: '4242' } } },
    });
    await expect(stripe.sdk().paymentIntents.retrieve(intentId)).rejects.toThrow('No such payment intent');
    const { receipt_url: receipt } = intent.latest_charge as Stripe.Charge;
    expect((await stripe.open(receipt ?? '')).text).toContain('visa •••• 4242: <strong>$450.00</strong>');
  });

  test('when the card is declined, then the payment states the reason and can be tried again', async () => {
    const ours = { stripeAccount: provider.id };
    const session = await openPayment();

    await payAt(stripe, session.url, aCard('4000000000009995'));

    const { payment_intent: id } = await stripe.sdk().checkout.sessions.retrieve(session.id, {}, ours);
    expect(await stripe.sdk().paymentIntents.retrieve(idOf(id), {}, ours)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    });
  });
});

describe('a refund', () => {
  const refund = (intent: string, amount?: number): Promise<Stripe.Refund> =>
    stripe
      .sdk()
      .refunds.create(
        amount === undefined ? { payment_intent: intent } : { payment_intent: intent, amount },
        {
          stripeAccount: provider.id,
        },
      );

  test('when a part and then the rest is refunded, then the charge is refunded', async () => {
    const intent = await pay();

    const part = await refund(intent, 10_000);
    const rest = await refund(intent);

    const charge = await stripe.sdk().charges.retrieve(idOf(rest.charge), {}, { stripeAccount: provider.id });
    expect([part.amount, rest.amount]).toEqual([10_000, 35_000]);
    expect(charge).toMatchObject({ amount_refunded: 45_000, refunded: true });
  });

  test('when a refund exceeds the payment, or everything is refunded already, then the refund is rejected', async () => {
    const intent = await pay();

    await expect(refund(intent, 45_001)).rejects.toMatchObject({ param: 'amount' });
    await refund(intent);
    await expect(refund(intent)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });
});
