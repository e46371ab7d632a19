import { attachTo } from '../cards/payment-method.ts';
import type { PaymentMethod } from '../cards/payment-method.ts';
import { makeCustomer } from '../customers/make-customer.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import type { World } from '../world.ts';
import type { Session } from './session.ts';

type Payment = { method: PaymentMethod; intent: PaymentIntent | null };

export function completeSession(world: World, session: Session, payment: Payment): void {
  const { email, name } = payment.method.billing_details;
  const made = session.mode === 'subscription' ? subscribe(world, session, payment) : {};
  const complete = world.put({
    ...session,
    ...made,
    customer_details: { email, name },
    payment_status: payment.intent === null ? ('no_payment_required' as const) : ('paid' as const),
    status: 'complete' as const,
    url: null,
  });
  world.tell('checkout.session.completed', complete);
}

function subscribe(
  world: World,
  session: Session,
  { method, intent }: Payment,
): Pick<Session, 'customer' | 'invoice' | 'subscription'> {
  const { description, metadata, trialEnd } = session.stand_in;
  const customerId = session.customer ?? customerFor(world, method);
  attachTo(world, method, customerId);
  const { subscription, invoice } = startSubscription(world, {
    customerId,
    methodId: method.id,
    ordered: session.line_items.data,
    description: description ?? session.line_items.data[0]?.description ?? null,
    metadata,
    trialEnd,
    intent: intent === null ? null : world.put({ ...intent, customer: customerId }),
  });
  return { customer: customerId, invoice: invoice.id, subscription: subscription.id };
}

function customerFor(world: World, { billing_details: { email, name } }: PaymentMethod): string {
  return makeCustomer(world, { email, name }).id;
}
