import type Stripe from 'stripe';
import type { CardPaymentRequest, CardPayments, CheckoutOutcome } from './card-payments.ts';
import { stripeCardRefunds } from './stripe-card-refunds.ts';
import { stripePaymentSearch } from './stripe-payment-search.ts';
import { paidAtOf, withCharge } from './stripe-paid-charge.ts';
import { callStripe, fallbackIfInaccessible, nullIfMissing, nullIfRefused } from './stripe-errors.ts';

/** Uses direct charges: every call names the connected account, which receives all of the money. */
export function stripeCardPayments(stripe: Stripe, publicUrl: string): CardPayments {
  return {
    openPaymentCheckout: (request) =>
      callStripe(async () => {
        const { accountId, key } = request;
        const requestOptions = { stripeAccount: accountId, idempotencyKey: `payment-${key}` };
        const opened = await stripe.checkout.sessions.create(sessionFor(request, publicUrl), requestOptions);
        if (opened.url === null) {
          throw new Error(`The checkout ${opened.id} was opened without a URL`);
        }
        return { id: opened.id, accountId, url: opened.url };
      }),
    async getCheckoutOutcome({ id, accountId }) {
      const requestOptions = { stripeAccount: accountId };
      const readOutcome = async () =>
        outcomeOf(
          await nullIfMissing(() => stripe.checkout.sessions.retrieve(id, withCharge, requestOptions)),
        );
      return callStripe(() => fallbackIfInaccessible(readOutcome, unreachable));
    },
    async closePaymentCheckout({ id, accountId }) {
      const requestOptions = { stripeAccount: accountId };
      const close = () => nullIfRefused(() => stripe.checkout.sessions.expire(id, {}, requestOptions));
      await callStripe(() => fallbackIfInaccessible(close, null));
    },
    ...stripePaymentSearch(stripe),
    ...stripeCardRefunds(stripe),
  };
}

const unreachable: CheckoutOutcome = { is: 'unreachable' };

/** Allows only cards, because other payment methods take days to succeed. */
function sessionFor(
  { invoiceId, title, cents }: CardPaymentRequest,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const page = `${publicUrl}/client/invoices/${invoiceId}`;
  const price = { currency: 'usd', unit_amount: cents, product_data: { name: title } };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [{ quantity: 1, price_data: price }],
    metadata: { invoiceId },
    payment_intent_data: { description: title, metadata: { invoiceId } },
    success_url: `${page}?checkout=done`,
    cancel_url: page,
  };
}

function outcomeOf(session: Stripe.Checkout.Session | null): CheckoutOutcome {
  if (session?.status === 'open' && session.url !== null) {
    return { is: 'open', url: session.url };
  }
  const intent = session?.payment_intent ?? null;
  if (session?.payment_status === 'paid' && intent !== null && typeof intent !== 'string') {
    return { is: 'paid', paymentId: intent.id, paidAt: paidAtOf(intent) };
  }
  if (session?.status === 'complete') {
    throw new Error(`The checkout ${session.id} is complete but not paid`);
  }
  return { is: 'over' };
}
