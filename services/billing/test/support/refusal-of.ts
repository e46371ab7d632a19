import { DomainError } from '@marquee/service-kit/domain-error';

/** Returns the DomainError that `act` throws; fails the test if `act` throws none. */
export function refusalOf(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) {
      return error;
    }
    throw error;
  }
  throw new Error('it was not rejected');
}
