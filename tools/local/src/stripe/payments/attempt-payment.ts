import { notAuthenticated } from '../cards/consent.ts';
import type { Consent } from '../cards/consent.ts';
import type { PaymentMethod } from '../cards/payment-method.ts';
import { behaviorOf } from '../cards/test-cards.ts';
import type { Decline } from '../cards/test-cards.ts';
import type { AccountContext } from '../account-context.ts';
import { createCharge } from './charge.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** `asks`: the card's owner must first confirm the payment on the bank's page. */
export type Attempt =
  | { type: 'succeeded'; intent: PaymentIntent }
  | { type: 'asks'; intent: PaymentIntent }
  | { type: 'declined'; intent: PaymentIntent; decline: Decline };

/** A card that was confirmed once and belongs to a customer needs no confirmation again. */
export type CardUse = { method: PaymentMethod; consent: Consent };

export function attemptPayment(context: AccountContext, intent: PaymentIntent, cardUse: CardUse): Attempt {
  const { method, consent } = cardUse;
  const behavior = behaviorOf(method.card.fingerprint);
  if (behavior.type === 'asks' && consent === 'not-asked' && method.customer === null) {
    const asking = context.put({ ...intent, payment_method: method.id, status: 'requires_action' as const });
    context.emit('payment_intent.requires_action', asking);
    return { type: 'asks', intent: asking };
  }
  const decline = consent === 'denied' ? notAuthenticated : 'decline' in behavior ? behavior.decline : null;
  if (decline !== null) {
    return { type: 'declined', intent: declined(context, intent, method, decline), decline };
  }
  const charge = createCharge(context, { intent, method, decline: null });
  const paid = context.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'succeeded' as const,
  });
  context.emit('payment_intent.succeeded', paid);
  return { type: 'succeeded', intent: paid };
}

function declined(
  context: AccountContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): PaymentIntent {
  const charge = createCharge(context, { intent, method, decline });
  const { code, declineCode, message } = decline;
  const refused = context.put({
    ...intent,
    last_payment_error: {
      type: 'card_error' as const,
      code,
      message,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    },
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method' as const,
  });
  context.emit('payment_intent.payment_failed', refused);
  return refused;
}
