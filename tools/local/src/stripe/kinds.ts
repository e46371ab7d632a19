import type { Account } from './accounts/account.ts';
import type { AccountLink } from './accounts/account-link.ts';
import type { PaymentMethod } from './cards/payment-method.ts';
import type { Session } from './checkout/session.ts';
import type { Settings } from './clock/settings.ts';
import type { Customer } from './customers/customer.ts';
import type { StoredResponse } from './http/idempotency.ts';
import type { Invoice } from './invoices/invoice.ts';
import type { Charge } from './payments/charge.ts';
import type { PaymentIntent } from './payments/payment-intent.ts';
import type { Refund } from './payments/refund.ts';
import type { PortalSession } from './portal/portal-session.ts';
import type { Price } from './prices/price.ts';
import type { Product } from './prices/product.ts';
import type { Subscription } from './subscriptions/subscription.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { StripeEvent } from './webhooks/stripe-event.ts';

/** Every stored kind, by its `object` field; kinds that Stripe does not show begin with `stand_in`. */
export type Kinds = {
  account: Account;
  'billing_portal.session': PortalSession;
  charge: Charge;
  'checkout.session': Session;
  customer: Customer;
  event: StripeEvent;
  invoice: Invoice;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  subscription: Subscription;
  'stand_in.account_link': AccountLink;
  'stand_in.answer': StoredResponse;
  'stand_in.delivery': Delivery;
  'stand_in.settings': Settings;
};

export type Kind = keyof Kinds;
export type StoredObject = Kinds[Kind];
