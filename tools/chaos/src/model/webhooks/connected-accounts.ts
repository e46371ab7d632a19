import type { CallStripe } from './stripe-calls.ts';
import type { StripeEvent } from './stripe-test-bed.ts';

/** A card payment as the emulator shows it. */
export type StripePayment = { id: string; cents: number; refundedCents: number };

/** State and events of providers' own accounts. */
export type ConnectedAccounts = {
  /** All events of one account, oldest first. */
  eventsOfAccount: (account: string) => Promise<StripeEvent[]>;
  paymentsAt: (account: string) => Promise<StripePayment[]>;
  /** Ids of the checkouts that still accept a payment. */
  openCheckoutsAt: (account: string) => Promise<string[]>;
  /** Refunds as a user of Stripe's dashboard does; `cents` null refunds all that remains. Stripe may reject the refund. */
  refundAt: (account: string, payment: StripePayment, cents: number | null) => Promise<void>;
};

type PaymentIntent = {
  id: string;
  status: string;
  latest_charge: { amount: number; amount_refunded: number } | null;
};
type Page = { id: string; status: string };

export function connectedAccounts(call: CallStripe): ConnectedAccounts {
  async function list<One>(account: string, path: string): Promise<One[]> {
    const { body } = await call(path, { account });
    return (body as { data: One[] }).data;
  }

  return {
    async eventsOfAccount(account) {
      return (await list<StripeEvent>(account, 'events?limit=100')).toReversed();
    },
    async paymentsAt(account) {
      const query = 'payment_intents?limit=100&expand[]=data.latest_charge';
      const intents = await list<PaymentIntent>(account, query);
      return intents.filter(({ status }) => status === 'succeeded').map(toPayment);
    },
    async openCheckoutsAt(account) {
      const pages = await list<Page>(account, 'checkout/sessions?limit=100');
      return pages.filter(({ status }) => status === 'open').map(({ id }) => id);
    },
    async refundAt(account, { id }, cents) {
      const fields = { payment_intent: id, ...(cents !== null && { amount: String(cents) }) };
      await call('refunds', { method: 'POST', account, fields });
    },
  };
}

function toPayment({ id, latest_charge: charge }: PaymentIntent): StripePayment {
  return { id, cents: charge?.amount ?? 0, refundedCents: charge?.amount_refunded ?? 0 };
}
