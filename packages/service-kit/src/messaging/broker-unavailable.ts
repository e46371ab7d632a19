import { DomainError } from '../domain-error.ts';

/** The error for calls that need the broker itself, such as an operator's view of unrouted messages. */
export function brokerUnavailable(reason: string): DomainError {
  return new DomainError(
    'unavailable',
    brokerUnavailableCode,
    `The message broker does not answer: ${reason}`,
    {
      retryAfterSeconds: 5,
    },
  );
}

export function isBrokerUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.code === brokerUnavailableCode;
}

const brokerUnavailableCode = 'broker_away';
