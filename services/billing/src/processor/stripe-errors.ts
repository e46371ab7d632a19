import { DomainError } from '@marquee/service-kit/domain-error';
import Stripe from 'stripe';

const { errors } = Stripe;

/** Turns Stripe's outages into DomainErrors; an error about our request is a bug and is thrown unchanged. */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw isStripeOutage(error) ? processorUnavailable() : error;
  }
}

/** Null if Stripe does not have the object, or no longer has it. */
export function nullIfMissing<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  return call().catch(nullOn((error) => error.code === 'resource_missing'));
}

/** Returns the fallback if the account is inaccessible: its owner has disconnected it from the platform, or our key is wrong. */
export function fallbackIfInaccessible<Answer, Fallback>(
  call: () => Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  return call().catch((error: unknown) => {
    if (error instanceof errors.StripePermissionError && error.code === 'account_invalid') {
      return fallback;
    }
    throw error;
  });
}

/** Null if the object does not exist or its account is inaccessible. */
export function nullIfInaccessible<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  return fallbackIfInaccessible(() => nullIfMissing(call), null);
}

/** Null if the whole payment was refunded already. */
export function nullIfRefunded<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  return call().catch(nullOn((error) => error.code === 'charge_already_refunded'));
}

/** Null if Stripe refuses, for example because the balance is too low, or the payment is disputed or refunded already. */
export function nullIfRefused<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  return call().catch(nullOn((error) => error.code?.startsWith('parameter_') !== true));
}

type Refusal = InstanceType<typeof errors.StripeInvalidRequestError>;

function nullOn(matches: (error: Refusal) => boolean): (error: unknown) => null {
  return (error) => {
    if (error instanceof errors.StripeInvalidRequestError && matches(error)) {
      return null;
    }
    throw error;
  };
}

function isStripeOutage(error: unknown): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  );
}

function processorUnavailable(): DomainError {
  return new DomainError(
    'unavailable',
    'payments_unavailable',
    'We cannot reach card payments at the moment. Nothing was charged; please try again in a minute.',
    { retryAfterSeconds: 60 },
  );
}
