import type { AccountContext } from '../account-context.ts';
import { notAuthenticated } from './consent.ts';
import type { Consent } from './consent.ts';
import { attachTo } from './payment-method.ts';
import type { PaymentMethod } from './payment-method.ts';
import { behaviorOf } from './test-cards.ts';
import type { Decline } from './test-cards.ts';

export type CardCheck = { type: 'kept' } | { type: 'asks' } | { type: 'declined'; decline: Decline };

/** Checks whether a card may be stored for later charges; nothing is charged now. */
export function checkStorable(method: PaymentMethod, consent: Consent): CardCheck {
  const behavior = behaviorOf(method.card.fingerprint);
  if (consent === 'denied') {
    return { type: 'declined', decline: notAuthenticated };
  }
  if (behavior.type === 'fails') {
    return { type: 'declined', decline: behavior.decline };
  }
  return { type: behavior.type === 'asks' && consent === 'not-asked' ? 'asks' : 'kept' };
}

/** Makes the card the default of the customer and of their subscriptions. */
export function setDefaultCard(context: AccountContext, method: PaymentMethod, customerId: string): void {
  attachTo(context, method, customerId);
  const customer = context.put({
    ...context.get('customer', customerId),
    invoice_settings: { default_payment_method: method.id },
  });
  context.emit('customer.updated', customer);
  for (const subscription of context.list('subscription')) {
    if (subscription.customer === customerId && subscription.status !== 'canceled') {
      const changed = context.put({ ...subscription, default_payment_method: method.id });
      context.emit('customer.subscription.updated', changed);
    }
  }
}
