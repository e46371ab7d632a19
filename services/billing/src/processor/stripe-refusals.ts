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

/** Where we may not look at the account: its owner has parted it from us, or our key is the wrong one. */
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

/** Null where there is no such thing, or we may not look. */
export function unlessGone<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return unlessHidden(() => unlessMissing(ask), null);
}

/** Null where all of it has been given back already. */
export function unlessRefunded<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return ask().catch(nullWhere((error) => error.code === 'charge_already_refunded'));
}

/** Null where Stripe understands and says no: the money is not there, or in dispute, or it was given back already. */
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
