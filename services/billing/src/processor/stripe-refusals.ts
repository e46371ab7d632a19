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
export function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return ask().catch(nullWhere((error) => error.code === 'resource_missing'));
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
export function unlessRefunded<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return ask().catch(nullWhere((error) => error.code === 'charge_already_refunded'));
}

/** Null where Stripe understands and says no: the money is not there, or in dispute, or it was given back already. */
export function unlessRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return unlessGone(ask).catch(nullWhere((error) => error.code?.startsWith('parameter_') !== true));
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
    'Card payments cannot be reached at the moment. Nothing was charged; please try again in a minute.',
    { retryAfterSeconds: 60 },
  );
}
