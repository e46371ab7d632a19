import type Stripe from 'stripe';
import { z } from 'zod';

import { cents, mergeMetadata, metadata, text } from '../http/fields.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../new-id.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';
import type { Charge } from './charge.ts';

export type Refund = Shape<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency',
  {
    charge: string;
    metadata: Metadata;
    payment_intent: string;
    reason: string | null;
    status: 'succeeded';
  }
>;

export const refundFields = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: cents.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

type RefundFields = z.output<typeof refundFields>;

/** Refunds the whole remaining amount, or a part of it. */
export function createRefund(context: AccountContext, fields: RefundFields): Refund {
  const charge = chargeOf(context, fields);
  const refundable = charge.amount_captured - charge.amount_refunded;
  const amount = fields.amount ?? refundable;
  if (refundable === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount === 0 || amount > refundable) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable})`;
    throw invalidRequest(amount === 0 ? 'Invalid positive integer' : message, { param: 'amount' });
  }
  const refund = context.put({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    metadata: mergeMetadata({}, fields.metadata),
    payment_intent: charge.payment_intent,
    reason: fields.reason ?? null,
    status: 'succeeded',
  } satisfies Refund);
  const refundedCharge = context.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === refundable,
  });
  context.emit('refund.created', refund);
  context.emit('charge.refunded', refundedCharge);
  return refund;
}

function chargeOf(context: AccountContext, { charge, payment_intent: intentId }: RefundFields): Charge {
  if ((charge === undefined) === (intentId === undefined)) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (charge !== undefined) {
    return context.get('charge', charge, 'charge');
  }
  const intent = context.get('payment_intent', intentId ?? '', 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      code: 'charge_not_refundable',
    });
  }
  return context.get('charge', intent.latest_charge);
}
