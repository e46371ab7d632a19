import { DomainError } from '@marquee/service-kit/domain-error';

/** The DomainError that `act` throws; fails the test if it throws none. */
export function refusalOf(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) {
      return error;
    }
    throw error;
  }
  throw new Error('it was not refused');
}
