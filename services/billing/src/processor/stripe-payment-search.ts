import type Stripe from 'stripe';
import type { CardPayments, FoundPayment, NamedCheckout, PaidSince } from './card-payments.ts';
import { paidAtOf, withCharge } from './stripe-paid-charge.ts';
import { callStripe, fallbackIfInaccessible, nullIfMissing } from './stripe-errors.ts';

type SearchMethods = Pick<CardPayments, 'findCheckoutPayment' | 'listPaidSince'>;

/** Finds payments at checkouts that billing does not know after a restore. */
export function stripePaymentSearch(stripe: Stripe): SearchMethods {
  return {
    async findCheckoutPayment({ id, accountId }) {
      const requestOptions = { stripeAccount: accountId };
      const readPayment = async () => {
        const session = await nullIfMissing(() =>
          stripe.checkout.sessions.retrieve(id, withCharge, requestOptions),
        );
        const paid = session && toFoundPayment(session);
        return paid && { ...paid, accountId, providerId: await findProviderOfAccount(stripe, accountId) };
      };
      return callStripe(() => fallbackIfInaccessible(readPayment, unreachable));
    },
    listPaidSince: (since) =>
      callStripe(async () => {
        const all: PaidSince = { checkouts: [], unseenAccounts: [] };
        for await (const { id } of stripe.accounts.list({ limit: 100 })) {
          const paid = await fallbackIfInaccessible(() => paidIn(stripe, id, since), null);
          all.checkouts.push(...(paid ?? []));
          all.unseenAccounts.push(...(paid === null ? [id] : []));
        }
        return all;
      }),
  };
}

const unreachable = 'unreachable' as const;

/** Reads the provider from our metadata on the account, which the account's owner cannot change. */
async function findProviderOfAccount(stripe: Stripe, accountId: string): Promise<string> {
  const { metadata } = await stripe.accounts.retrieve(accountId);
  return metadata?.providerId ?? '';
}

async function paidIn(stripe: Stripe, accountId: string, since: Date): Promise<NamedCheckout[]> {
  const params = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const found: NamedCheckout[] = [];
  for await (const session of stripe.checkout.sessions.list(params, { stripeAccount: accountId })) {
    const invoiceId = session.metadata?.invoiceId;
    if (session.payment_status === 'paid' && invoiceId !== undefined) {
      found.push({ id: session.id, accountId, invoiceId });
    }
  }
  return found;
}

function toFoundPayment(
  session: Stripe.Checkout.Session,
): Omit<FoundPayment, 'accountId' | 'providerId'> | null {
  const { metadata, payment_status: status, currency, amount_total: cents, payment_intent: intent } = session;
  const isPaid = status === 'paid' && currency === 'usd' && cents !== null;
  if (!isPaid || metadata?.invoiceId === undefined || intent === null || typeof intent === 'string') {
    return null;
  }
  const charge = intent.latest_charge;
  const isRefunded = charge !== null && typeof charge !== 'string' && charge.refunded;
  return isRefunded
    ? null
    : { invoiceId: metadata.invoiceId, cents, paymentId: intent.id, paidAt: paidAtOf(intent) };
}
