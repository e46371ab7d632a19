import { DomainError } from '@marquee/service-kit/domain-error';
import type Stripe from 'stripe';
import type { Notification } from './processor.ts';

type Signed = { content: Buffer; signature: string; secrets: readonly string[] };

/** Of these the current state is looked up; everything else is only acknowledged. */
const ofSubscriptions = /^(customer\.subscription|checkout\.session|invoice)\./;

export function readStripeNotification(stripe: Stripe, signed: Signed): Notification {
  const event = signed.secrets
    .map((secret) => readWith(stripe, signed, secret))
    .find((read) => read !== null);
  if (event === undefined) {
    throw notSigned();
  }
  // A connected account's customers are not the platform's.
  const isOurs = event.account === undefined && ofSubscriptions.test(event.type);
  return { customerId: isOurs ? customerIn(event.data.object) : null };
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

function customerIn(object: object): string | null {
  const customer: unknown = 'customer' in object ? object.customer : null;
  return typeof customer === 'string' ? customer : null;
}
