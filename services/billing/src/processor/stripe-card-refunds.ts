import type Stripe from 'stripe';
import { stableUuidOf } from '../stable-uuid.ts';
import type { CardPayments, CardRefund } from './card-payments.ts';
import {
  callStripe,
  fallbackIfInaccessible,
  nullIfMissing,
  nullIfRefunded,
  nullIfRefused,
} from './stripe-errors.ts';

type RefundMethods = Pick<CardPayments, 'refundInFull' | 'listRefunds' | 'refundPayment'>;

/** Makes and lists refunds in the connected account that received the payment. */
export function stripeCardRefunds(stripe: Stripe): RefundMethods {
  return {
    async refundInFull({ accountId, paymentId }) {
      const requestOptions = { stripeAccount: accountId };
      // Without an idempotency key, because Stripe repeats a refusal to the same key for a day. A full refund cannot happen twice anyway.
      await callStripe(() =>
        nullIfRefunded(() => stripe.refunds.create({ payment_intent: paymentId }, requestOptions)),
      );
    },
    async listRefunds({ accountId, paymentId }) {
      const params = { payment_intent: paymentId, limit: 100 };
      const requestOptions = { stripeAccount: accountId };
      const readRefunds = async () =>
        toCardRefunds(
          await nullIfMissing(() =>
            stripe.refunds.list(params, requestOptions).autoPagingToArray({ limit: maxRefunds }),
          ),
        );
      return callStripe(() => fallbackIfInaccessible(readRefunds, unreachable));
    },
    async refundPayment({ accountId, paymentId, id, cents, key }) {
      const refund = { payment_intent: paymentId, amount: cents, metadata: { creditNoteId: id } };
      const requestOptions = { stripeAccount: accountId, idempotencyKey: `refund-${key}` };
      const make = async () => {
        const created = await nullIfRefused(() => stripe.refunds.create(refund, requestOptions));
        return created && toCardRefund(created);
      };
      return callStripe(() => fallbackIfInaccessible(make, unreachable));
    },
  };
}

const unreachable = 'unreachable' as const;

/** The most that the SDK reads at once. */
const maxRefunds = 10_000;

function toCardRefunds(found: readonly Stripe.Refund[] | null): CardRefund[] {
  return (found ?? []).flatMap((refund) => toCardRefund(refund) ?? []).toReversed();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For a refund made in Stripe's dashboard, the credit note's id derives from Stripe's id. Null if the refund failed or was canceled. */
function toCardRefund({ id, amount: cents, metadata, status }: Stripe.Refund): CardRefund | null {
  if (status === 'failed' || status === 'canceled') {
    return null;
  }
  const creditNoteId = metadata?.creditNoteId ?? '';
  return { id: uuid.test(creditNoteId) ? creditNoteId : stableUuidOf(id), cents };
}
