import type Stripe from 'stripe';

import { newId, randomLetters } from '../new-id.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';

export type PaymentIntent = Shape<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'canceled_at'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'receipt_email',
  {
    customer: string | null;
    last_payment_error: {
      type: 'card_error';
      code: string;
      decline_code?: string;
      message: string;
    } | null;
    latest_charge: string | null;
    metadata: Metadata;
    payment_method: string | null;
    payment_method_types: ['card'];
    status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  }
>;

export type NewIntent = {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  receiptEmail: string | null;
};

export function createPaymentIntent(
  context: AccountContext,
  { receiptEmail, ...fields }: NewIntent,
): PaymentIntent {
  const id = newId('pi');
  const intent = context.put({
    id,
    object: 'payment_intent',
    ...fields,
    amount_received: 0,
    canceled_at: null,
    client_secret: `${id}_secret_${randomLetters(24)}`,
    created: context.now(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: receiptEmail,
    status: 'requires_payment_method',
  } satisfies PaymentIntent);
  context.emit('payment_intent.created', intent);
  return intent;
}
