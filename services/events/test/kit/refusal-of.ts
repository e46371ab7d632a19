import { DomainError } from '@marquee/service-kit/domain-error';

/** What an act is refused with; fails when it is not. */
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
