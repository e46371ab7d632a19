import { mayBeKept } from '../cards/keep-card.ts';
import type { Decline } from '../cards/test-cards.ts';
import { attemptPayment } from '../payments/attempt-payment.ts';
import type { Means } from '../payments/attempt-payment.ts';
import { makePaymentIntent } from '../payments/payment-intent.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { World } from '../world.ts';
import { completeSession } from './complete-session.ts';
import type { Session } from './session.ts';

export type Paid = { type: 'complete' } | { type: 'asks' } | { type: 'declined'; decline: Decline };

/** One attempt to pay the amount of the page. Creates nothing before the payment succeeded. */
export function paySession(world: World, session: Session, means: Means): Paid {
  if (session.amount_total === 0) {
    const kept = mayBeKept(means.method, means.consent);
    if (kept.type === 'kept') {
      completeSession(world, session, { method: means.method, intent: null });
    }
    return kept.type === 'kept' ? { type: 'complete' } : kept;
  }
  const begun = withIntent(world, session, means.method.billing_details.email);
  const attempt = attemptPayment(world, begun.intent, means);
  if (attempt.type === 'succeeded') {
    completeSession(world, begun.session, { method: means.method, intent: attempt.intent });
    return { type: 'complete' };
  }
  return attempt;
}

/** Every attempt on one page uses the same payment. */
function withIntent(
  world: World,
  session: Session,
  email: string | null,
): { session: Session; intent: PaymentIntent } {
  const { stand_in: toBeMade } = session;
  if (toBeMade.intent !== null) {
    return { session, intent: world.get('payment_intent', toBeMade.intent) };
  }
  const isSubscription = session.mode === 'subscription';
  const intent = makePaymentIntent(world, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: toBeMade.description ?? (isSubscription ? 'Subscription creation' : null),
    metadata: isSubscription ? {} : toBeMade.metadata,
    receiptEmail: toBeMade.receiptEmail ?? email,
  });
  const begun = world.put({
    ...session,
    payment_intent: isSubscription ? null : intent.id,
    stand_in: { ...toBeMade, intent: intent.id },
  });
  return { session: begun, intent };
}
