import { DomainError } from '../domain-error.ts';

/** The error for an operator who reads the broker's own queues. All other messages wait in their outboxes. */
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
