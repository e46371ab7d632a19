import { DomainError } from '../domain-error.ts';

/** Returns the DomainError that `act` throws; fails the test if `act` throws none. */
export function refusalOf(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    return requireRefusal(error);
  }
  throw new Error('it was not rejected');
}

/** Returns the DomainError with which the promise rejects; fails the test on anything else. */
export async function rejectionOf(attempt: Promise<unknown>): Promise<DomainError> {
  try {
    await attempt;
  } catch (error) {
    return requireRefusal(error);
  }
  throw new Error('it was not rejected');
}

function requireRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) {
    return error;
  }
  throw error;
}
