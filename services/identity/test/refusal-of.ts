import { DomainError } from '@marquee/service-kit/domain-error';

/** The rejection of the call; fails the test on anything else. */
export async function refusalOf(call: Promise<unknown> | (() => unknown)): Promise<DomainError> {
  try {
    await (typeof call === 'function' ? call() : call);
  } catch (error) {
    if (error instanceof DomainError) {
      return error;
    }
    throw error;
  }
  throw new Error('it was not refused');
}
