import { attachTo } from '../cards/payment-method.ts';
import type { PaymentMethod } from '../cards/payment-method.ts';
import { createCustomer } from '../customers/create-customer.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import type { AccountContext } from '../account-context.ts';
import type { Session } from './session.ts';

type Payment = { method: PaymentMethod; intent: PaymentIntent | null };

export function completeSession(context: AccountContext, session: Session, payment: Payment): void {
  const { email, name } = payment.method.billing_details;
  const created = session.mode === 'subscription' ? subscribe(context, session, payment) : {};
  const complete = context.put({
    ...session,
    ...created,
    customer_details: { email, name },
    payment_status: payment.intent === null ? ('no_payment_required' as const) : ('paid' as const),
    status: 'complete' as const,
    url: null,
  });
  context.emit('checkout.session.completed', complete);
}

function subscribe(
  context: AccountContext,
  session: Session,
  { method, intent }: Payment,
): Pick<Session, 'customer' | 'invoice' | 'subscription'> {
  const { description, metadata, trialEnd } = session.stand_in;
  const customerId = session.customer ?? customerFor(context, method);
  attachTo(context, method, customerId);
  const { subscription, invoice } = startSubscription(context, {
    customerId,
    methodId: method.id,
    ordered: session.line_items.data,
    description: description ?? session.line_items.data[0]?.description ?? null,
    metadata,
    trialEnd,
    intent: intent === null ? null : context.put({ ...intent, customer: customerId }),
  });
  return { customer: customerId, invoice: invoice.id, subscription: subscription.id };
}

function customerFor(context: AccountContext, { billing_details: { email, name } }: PaymentMethod): string {
  return createCustomer(context, { email, name }).id;
}
