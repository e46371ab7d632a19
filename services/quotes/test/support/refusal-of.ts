import { DomainError } from '@marquee/service-kit/domain-error';

/** The DomainError that `action` throws; fails the test on anything else. */
export function refusalOf(action: () => unknown): DomainError {
  try {
    action();
  } catch (error) {
    if (error instanceof DomainError) {
      return error;
    }
    throw error;
  }
  throw new Error('nothing was rejected');
}
