import { checkStorable } from '../cards/set-default-card.ts';
import type { Decline } from '../cards/test-cards.ts';
import { attemptPayment } from '../payments/attempt-payment.ts';
import type { CardUse } from '../payments/attempt-payment.ts';
import { createPaymentIntent } from '../payments/payment-intent.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { AccountContext } from '../account-context.ts';
import { completeSession } from './complete-session.ts';
import type { Session } from './session.ts';

export type PaymentResult = { type: 'complete' } | { type: 'asks' } | { type: 'declined'; decline: Decline };

/** Attempts once to pay the amount of the page. Completes the session if the attempt succeeds; otherwise the session remains open. */
export function paySession(context: AccountContext, session: Session, cardUse: CardUse): PaymentResult {
  if (session.amount_total === 0) {
    const check = checkStorable(cardUse.method, cardUse.consent);
    if (check.type === 'kept') {
      completeSession(context, session, { method: cardUse.method, intent: null });
    }
    return check.type === 'kept' ? { type: 'complete' } : check;
  }
  const started = withIntent(context, session, cardUse.method.billing_details.email);
  const attempt = attemptPayment(context, started.intent, cardUse);
  if (attempt.type === 'succeeded') {
    completeSession(context, started.session, { method: cardUse.method, intent: attempt.intent });
    return { type: 'complete' };
  }
  return attempt;
}

/** Returns the session with its payment, which is created at the first attempt. Every attempt on one page uses the same payment. */
function withIntent(
  context: AccountContext,
  session: Session,
  email: string | null,
): { session: Session; intent: PaymentIntent } {
  const { stand_in: afterPayment } = session;
  if (afterPayment.intent !== null) {
    return { session, intent: context.get('payment_intent', afterPayment.intent) };
  }
  const isSubscription = session.mode === 'subscription';
  const intent = createPaymentIntent(context, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: afterPayment.description ?? (isSubscription ? 'Subscription creation' : null),
    metadata: isSubscription ? {} : afterPayment.metadata,
    receiptEmail: afterPayment.receiptEmail ?? email,
  });
  const started = context.put({
    ...session,
    payment_intent: isSubscription ? null : intent.id,
    stand_in: { ...afterPayment, intent: intent.id },
  });
  return { session: started, intent };
}
