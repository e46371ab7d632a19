import { DomainError } from '@marquee/service-kit/domain-error';

/** The refusal `act` ends in; anything else it does is a failed test. */
export function refusalOf(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) {
      return error;
    }
    throw error;
  }
  throw new Error('nothing was refused');
}
