import type Stripe from 'stripe';

import type { Card, PaymentMethod } from '../cards/payment-method.ts';
import type { Decline } from '../cards/test-cards.ts';
import { newId } from '../new-id.ts';
import { hostedPagePrefix } from '../pages/hosted-page-prefix.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';
import type { PaymentIntent } from './payment-intent.ts';

export type Charge = Shape<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'description'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'paid'
  | 'receipt_email'
  | 'receipt_url'
  | 'refunded',
  {
    customer: string | null;
    metadata: Metadata;
    payment_intent: string;
    payment_method: string;
    payment_method_details: { type: 'card'; card: Pick<Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'> };
    status: 'failed' | 'succeeded';
  }
>;

type NewCharge = { intent: PaymentIntent; method: PaymentMethod; decline: Decline | null };

export function createCharge(context: AccountContext, { intent, method, decline }: NewCharge): Charge {
  const id = newId('ch');
  const captured = decline === null ? intent.amount : 0;
  const { brand, last4, exp_month, exp_year } = method.card;
  const charge = context.put({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured,
    amount_refunded: 0,
    captured: decline === null,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { brand, last4, exp_month, exp_year } },
    receipt_email: intent.receipt_email,
    receipt_url: decline === null ? `${hostedPagePrefix}/receipt/${id}` : null,
    refunded: false,
    status: decline === null ? 'succeeded' : 'failed',
  } satisfies Charge);
  context.emit(decline === null ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}
