import type Stripe from 'stripe';
import type { CardPayments, FoundPayment, NamedCheckout } from './card-payments.ts';
import { paidAtOf, withCharge } from './stripe-paid-charge.ts';
import { asking, unlessGone } from './stripe-refusals.ts';

type Finding = Pick<CardPayments, 'paymentAt' | 'paidSince'>;

/** What was paid at checkouts that nobody here remembers. */
export function stripeFoundPayments(stripe: Stripe): Finding {
  return {
    paymentAt: ({ id, accountId }) =>
      asking(async () => {
        const whose = { stripeAccount: accountId };
        const session = await unlessGone(() => stripe.checkout.sessions.retrieve(id, withCharge, whose));
        const paid = session && paidAt(session);
        return paid && { ...paid, accountId, providerId: await ownerOf(stripe, accountId) };
      }),
    paidSince: (since) =>
      asking(async () => {
        const found: NamedCheckout[] = [];
        for await (const { id } of stripe.accounts.list({ limit: 100 })) {
          found.push(...((await unlessGone(() => paidIn(stripe, id, since))) ?? []));
        }
        return found;
      }),
  };
}

/** As we have noted it there when the account was made; who owns it cannot change that. */
async function ownerOf(stripe: Stripe, accountId: string): Promise<string> {
  const { metadata } = await stripe.accounts.retrieve(accountId);
  return metadata?.providerId ?? '';
}

async function paidIn(stripe: Stripe, accountId: string, since: Date): Promise<NamedCheckout[]> {
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const found: NamedCheckout[] = [];
  for await (const session of stripe.checkout.sessions.list(asked, { stripeAccount: accountId })) {
    const invoiceId = session.metadata?.invoiceId;
    if (session.payment_status === 'paid' && invoiceId !== undefined) {
      found.push({ id: session.id, accountId, invoiceId });
    }
  }
  return found;
}

function paidAt(session: Stripe.Checkout.Session): Omit<FoundPayment, 'accountId' | 'providerId'> | null {
  const { metadata, payment_status: status, currency, amount_total: cents, payment_intent: intent } = session;
  const isPaid = status === 'paid' && currency === 'usd' && cents !== null;
  if (!isPaid || metadata?.invoiceId === undefined || intent === null || typeof intent === 'string') {
    return null;
  }
  const charge = intent.latest_charge;
  const isGivenBack = charge !== null && typeof charge !== 'string' && charge.refunded;
  return isGivenBack
    ? null
    : { invoiceId: metadata.invoiceId, cents, paymentId: intent.id, paidAt: paidAtOf(intent) };
}
