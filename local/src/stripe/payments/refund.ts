import type Stripe from 'stripe';
import { z } from 'zod';

import { cents, mergedMetadata, metadata, text } from '../http/fields.ts';
import { invalidRequest } from '../http/stripe-refusal.ts';
import { newId } from '../new-id.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { World } from '../world.ts';
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
export function makeRefund(world: World, fields: RefundFields): Refund {
  const charge = chargeOf(world, fields);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = fields.amount ?? left;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount === 0 || amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw invalidRequest(amount === 0 ? 'Invalid positive integer' : message, { param: 'amount' });
  }
  const refund = world.put({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    metadata: mergedMetadata({}, fields.metadata),
    payment_intent: charge.payment_intent,
    reason: fields.reason ?? null,
    status: 'succeeded',
  } satisfies Refund);
  const after = world.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  world.tell('refund.created', refund);
  world.tell('charge.refunded', after);
  return refund;
}

function chargeOf(world: World, { charge, payment_intent: intentId }: RefundFields): Charge {
  if ((charge === undefined) === (intentId === undefined)) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (charge !== undefined) {
    return world.get('charge', charge, 'charge');
  }
  const intent = world.get('payment_intent', intentId ?? '', 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      code: 'charge_not_refundable',
    });
  }
  return world.get('charge', intent.latest_charge);
}
