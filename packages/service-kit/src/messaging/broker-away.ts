import { DomainError } from '../domain-error.ts';

/** For an operator who asks the broker itself: everybody else's messages wait in their outboxes. */
export function brokerAway(reason: string): DomainError {
  return new DomainError('unavailable', brokerAwayCode, `The message broker does not answer: ${reason}`, {
    retryAfterSeconds: 5,
  });
}

export function isBrokerAway(error: unknown): boolean {
  return error instanceof DomainError && error.code === brokerAwayCode;
}

const brokerAwayCode = 'broker_away';
