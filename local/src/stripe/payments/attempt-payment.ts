import { notAuthenticated } from '../cards/consent.ts';
import type { Consent } from '../cards/consent.ts';
import type { PaymentMethod } from '../cards/payment-method.ts';
import { behaviourOf } from '../cards/test-cards.ts';
import type { Decline } from '../cards/test-cards.ts';
import type { World } from '../world.ts';
import { makeCharge } from './charge.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** `asks`: only the card's owner can confirm it, on a page. */
export type Attempt =
  | { type: 'succeeded'; intent: PaymentIntent }
  | { type: 'asks'; intent: PaymentIntent }
  | { type: 'declined'; intent: PaymentIntent; decline: Decline };

/** A card that was confirmed once and belongs to a customer needs no confirmation again. */
export type Means = { method: PaymentMethod; consent: Consent };

export function attemptPayment(world: World, intent: PaymentIntent, means: Means): Attempt {
  const { method, consent } = means;
  const behaviour = behaviourOf(method.card.fingerprint);
  if (behaviour.type === 'asks' && consent === 'not-asked' && method.customer === null) {
    const asking = world.put({ ...intent, payment_method: method.id, status: 'requires_action' as const });
    world.tell('payment_intent.requires_action', asking);
    return { type: 'asks', intent: asking };
  }
  const decline = consent === 'denied' ? notAuthenticated : 'decline' in behaviour ? behaviour.decline : null;
  if (decline !== null) {
    return { type: 'declined', intent: declined(world, intent, method, decline), decline };
  }
  const charge = makeCharge(world, { intent, method, decline: null });
  const paid = world.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'succeeded' as const,
  });
  world.tell('payment_intent.succeeded', paid);
  return { type: 'succeeded', intent: paid };
}

function declined(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): PaymentIntent {
  const charge = makeCharge(world, { intent, method, decline });
  const { code, declineCode, message } = decline;
  const refused = world.put({
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
  world.tell('payment_intent.payment_failed', refused);
  return refused;
}
