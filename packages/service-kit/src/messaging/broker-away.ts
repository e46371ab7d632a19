import { DomainError } from '../domain-error.ts';

/** The error for an operator who reads the broker's own queues. All other messages wait in their outboxes. */
export function brokerAway(reason: string): DomainError {
  return new DomainError('unavailable', brokerAwayCode, `The message broker does not answer: ${reason}`, {
    retryAfterSeconds: 5,
  });
}

export function isBrokerAway(error: unknown): boolean {
  return error instanceof DomainError && error.code === brokerAwayCode;
}

const brokerAwayCode = 'broker_away';
