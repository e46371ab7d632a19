import { DomainError } from '@marquee/service-kit/domain-error';
import type Stripe from 'stripe';
import type { Notification } from './processor.ts';

type Signed = { content: Buffer; signature: string; secrets: readonly string[] };

/** For these events the handler reads the current state; it only acknowledges all others. */
const ofSubscriptions = /^(customer\.subscription|checkout\.session|invoice)\./;
const ofPayoutAccounts = 'account.';
const ofParting = 'account.application.deauthorized';
const ofCardCheckouts = 'checkout.session.';
const ofCardRefunds = 'charge.refunded';

export function readStripeNotification(stripe: Stripe, signed: Signed): Notification {
  const event = signed.secrets
    .map((secret) => readWith(stripe, signed, secret))
    .find((read) => read !== null);
  if (event === undefined) {
    throw notSigned();
  }
  return event.account === undefined ? ofThePlatform(event) : ofConnected(event, event.account);
}

export function notSigned(): DomainError {
  return new DomainError('malformed', 'invalid_signature', 'This was not signed by the card processor');
}

function readWith(stripe: Stripe, { content, signature }: Signed, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(content, signature, secret);
  } catch {
    return null;
  }
}

function ofThePlatform({ type, data }: Stripe.Event): Notification {
  const customerId = ofSubscriptions.test(type) ? textIn(data.object, 'customer') : null;
  return customerId === null ? { about: 'nothing' } : { about: 'customer', customerId };
}

/** A connected account's customers are not the platform's. */
function ofConnected({ type, data }: Stripe.Event, accountId: string): Notification {
  if (type.startsWith(ofPayoutAccounts)) {
    return { about: 'payout-account', accountId, isParted: type === ofParting };
  }
  const checkoutId = type.startsWith(ofCardCheckouts) ? textIn(data.object, 'id') : null;
  if (checkoutId !== null) {
    const invoiceId = textIn(valueIn(data.object, 'metadata'), 'invoiceId');
    return { about: 'card-checkout', checkoutId, accountId, invoiceId };
  }
  const paymentId = type === ofCardRefunds ? textIn(data.object, 'payment_intent') : null;
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
