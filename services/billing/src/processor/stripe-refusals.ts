import { DomainError } from '@marquee/service-kit/domain-error';
import Stripe from 'stripe';

const { errors } = Stripe;

/** Turns Stripe's outages into DomainErrors; an error about our request is a bug and is thrown unchanged. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw isAway(error) ? away() : error;
  }
}

/** Null if Stripe has no such object, or no longer. */
export function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return ask().catch(nullWhere((error) => error.code === 'resource_missing'));
}

/** For an inaccessible account: its owner has disconnected it from the platform, or our key is wrong. */
export function unlessHidden<Answer, Hidden>(
  ask: () => Promise<Answer>,
  hidden: Hidden,
): Promise<Answer | Hidden> {
  return ask().catch((error: unknown) => {
    if (error instanceof errors.StripePermissionError && error.code === 'account_invalid') {
      return hidden;
    }
    throw error;
  });
}

/** Null if there is no such object, or it is inaccessible. */
export function unlessGone<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return unlessHidden(() => unlessMissing(ask), null);
}

/** Null if all of it was refunded already. */
export function unlessRefunded<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return ask().catch(nullWhere((error) => error.code === 'charge_already_refunded'));
}

/** Null if Stripe refuses: the balance is too low, the payment is disputed, or it was refunded already. */
export function unlessRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return ask().catch(nullWhere((error) => error.code?.startsWith('parameter_') !== true));
}

type Refusal = InstanceType<typeof errors.StripeInvalidRequestError>;

function nullWhere(isMeant: (error: Refusal) => boolean): (error: unknown) => null {
  return (error) => {
    if (error instanceof errors.StripeInvalidRequestError && isMeant(error)) {
      return null;
    }
    throw error;
  };
}

function isAway(error: unknown): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  );
}

function away(): DomainError {
  return new DomainError(
    'unavailable',
    'payments_unavailable',
    'We cannot reach card payments at the moment. Nothing was charged; please try again in a minute.',
    { retryAfterSeconds: 60 },
  );
}
