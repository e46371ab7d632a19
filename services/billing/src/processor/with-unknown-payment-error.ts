import { DomainError } from '@marquee/service-kit/domain-error';

/**
 * For requests of a person who may have visited a checkout. During an outage billing does not know whether the person paid, so the error
 * must not claim that nothing was charged.
 */
export async function withUnknownPaymentError<Answer>(
  checkout: object | null | undefined,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isOutage = error instanceof DomainError && error.code === 'payments_unavailable';
    throw checkout && isOutage ? new DomainError(error.kind, error.code, notKnown, error.details) : error;
  }
}

const notKnown =
  'We cannot reach card payments at the moment, so we cannot tell whether you have already paid. Please check again in a minute before you pay another way.';
