import { DomainError } from '@marquee/service-kit/domain-error';
import Stripe from 'stripe';

const { errors } = Stripe;

/** Stripe's own troubles in our words; what it says about a wrong question is a bug, and stays one. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw isAway(error) ? away() : error;
  }
}

/** Null where there is no such thing at Stripe, or no longer. */
export async function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return null;
    }
    throw error;
  }
}

/** Null as well where its owner has parted the account from us. */
export function unlessGone<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return unlessMissing(ask).catch((error: unknown) => {
    if (error instanceof errors.StripePermissionError && error.code === 'account_invalid') {
      return null;
    }
    throw error;
  });
}

/** Null where all of it has been given back already. */
export async function unlessRefunded<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && error.code === 'charge_already_refunded') {
      return null;
    }
    throw error;
  }
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
    'Card payments cannot be reached at the moment. Nothing was charged; please try again in a minute.',
    { retryAfterSeconds: 60 },
  );
}
