import { DomainError } from '@marquee/service-kit/domain-error';
import type Stripe from 'stripe';
import type { Webhook } from './processor.ts';

type Signed = { content: Buffer; signature: string; secrets: readonly string[] };

/** The platform's events after which the handler reads the customer's current state; other platform events change nothing. */
const subscriptionTypes = /^(customer\.subscription|checkout\.session|invoice)\./;
const accountPrefix = 'account.';
const deauthorizedType = 'account.application.deauthorized';
const checkoutPrefix = 'checkout.session.';
const refundedType = 'charge.refunded';

export function parseStripeWebhook(stripe: Stripe, signed: Signed): Webhook {
  const event = signed.secrets
    .map((secret) => verifyWith(stripe, signed, secret))
    .find((read) => read !== null);
  if (event === undefined) {
    throw invalidSignature();
  }
  return event.account === undefined ? toPlatformWebhook(event) : toConnectedWebhook(event, event.account);
}

export function invalidSignature(): DomainError {
  return new DomainError('malformed', 'invalid_signature', 'This was not signed by the card processor');
}

function verifyWith(stripe: Stripe, { content, signature }: Signed, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(content, signature, secret);
  } catch {
    return null;
  }
}

function toPlatformWebhook({ type, data }: Stripe.Event): Webhook {
  const customerId = subscriptionTypes.test(type) ? textIn(data.object, 'customer') : null;
  return customerId === null ? { about: 'nothing' } : { about: 'customer', customerId };
}

/** Ignores a connected account's customers, because they are not the platform's customers. */
function toConnectedWebhook({ type, data }: Stripe.Event, accountId: string): Webhook {
  if (type.startsWith(accountPrefix)) {
    return { about: 'payout-account', accountId, isDisconnected: type === deauthorizedType };
  }
  const checkoutId = type.startsWith(checkoutPrefix) ? textIn(data.object, 'id') : null;
  if (checkoutId !== null) {
    const invoiceId = textIn(valueIn(data.object, 'metadata'), 'invoiceId');
    return { about: 'card-checkout', checkoutId, accountId, invoiceId };
  }
  const paymentId = type === refundedType ? textIn(data.object, 'payment_intent') : null;
  return paymentId === null
    ? { about: 'nothing' }
    : { about: 'card-refund', paymentId, invoiceId: textIn(valueIn(data.object, 'metadata'), 'invoiceId') };
}

function textIn(object: unknown, field: string): string | null {
  const value = valueIn(object, field);
  return typeof value === 'string' ? value : null;
}

function valueIn(object: unknown, field: string): unknown {
  return Object.entries(object ?? {}).find(([name]) => name === field)?.[1];
}
