import type { World } from '../world.ts';
import { notAuthenticated } from './consent.ts';
import type { Consent } from './consent.ts';
import { attachTo } from './payment-method.ts';
import type { PaymentMethod } from './payment-method.ts';
import { behaviourOf } from './test-cards.ts';
import type { Decline } from './test-cards.ts';

export type KeptCard = { type: 'kept' } | { type: 'asks' } | { type: 'declined'; decline: Decline };

/** Checks whether a card may be stored for later charges; nothing is charged now. */
export function mayBeKept(method: PaymentMethod, consent: Consent): KeptCard {
  const behaviour = behaviourOf(method.card.fingerprint);
  if (consent === 'denied') {
    return { type: 'declined', decline: notAuthenticated };
  }
  if (behaviour.type === 'fails') {
    return { type: 'declined', decline: behaviour.decline };
  }
  return { type: behaviour.type === 'asks' && consent === 'not-asked' ? 'asks' : 'kept' };
}

/** Makes it the card of the customer and their subscriptions. */
export function keepCard(world: World, method: PaymentMethod, customerId: string): void {
  attachTo(world, method, customerId);
  const customer = world.put({
    ...world.get('customer', customerId),
    invoice_settings: { default_payment_method: method.id },
  });
  world.tell('customer.updated', customer);
  for (const subscription of world.list('subscription')) {
    if (subscription.customer === customerId && subscription.status !== 'canceled') {
      const changed = world.put({ ...subscription, default_payment_method: method.id });
      world.tell('customer.subscription.updated', changed);
    }
  }
}
