import type Stripe from 'stripe';
import { stableUuidOf } from '../stable-uuid.ts';
import type { CardPayments, CardRefund } from './card-payments.ts';
import { asking, unlessHidden, unlessMissing, unlessRefunded, unlessRefused } from './stripe-refusals.ts';

type Refunding = Pick<CardPayments, 'returnPayment' | 'refundsOf' | 'refundPayment'>;

/** From the connected account that was paid. */
export function stripeCardRefunds(stripe: Stripe): Refunding {
  return {
    async returnPayment({ accountId, paymentId }) {
      const whose = { stripeAccount: accountId };
      // A full refund works only once, so it needs no idempotency key: with one, Stripe would repeat a refusal for a day.
      await asking(() => unlessRefunded(() => stripe.refunds.create({ payment_intent: paymentId }, whose)));
    },
    async refundsOf({ accountId, paymentId }) {
      const asked = { payment_intent: paymentId, limit: 100 };
      const whose = { stripeAccount: accountId };
      const look = async () => toCardRefunds(await unlessMissing(() => stripe.refunds.list(asked, whose)));
      return asking(() => unlessHidden(look, unreachable));
    },
    async refundPayment({ accountId, paymentId, id, cents, key }) {
      const refund = { payment_intent: paymentId, amount: cents, metadata: { creditNoteId: id } };
      const whose = { stripeAccount: accountId, idempotencyKey: `refund-${key}` };
      const make = async () => {
        const made = await unlessRefused(() => stripe.refunds.create(refund, whose));
        return made && toCardRefund(made);
      };
      return asking(() => unlessHidden(make, unreachable));
    },
  };
}

const unreachable = 'unreachable' as const;

function toCardRefunds(found: Stripe.ApiList<Stripe.Refund> | null): CardRefund[] {
  return (found?.data ?? []).flatMap((refund) => toCardRefund(refund) ?? []).toReversed();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A refund made in Stripe's dashboard gets a credit note too. Null if the refund failed. */
function toCardRefund({ id, amount: cents, metadata, status }: Stripe.Refund): CardRefund | null {
  if (status === 'failed' || status === 'canceled') {
    return null;
  }
  const creditNoteId = metadata?.creditNoteId ?? '';
  return { id: uuid.test(creditNoteId) ? creditNoteId : stableUuidOf(id), cents };
}
