import { DomainError } from '@marquee/service-kit/domain-error';

/** Returns the DomainError with which the call rejects or throws; fails the test on anything else. */
export async function refusalOf(call: Promise<unknown> | (() => unknown)): Promise<DomainError> {
  try {
    await (typeof call === 'function' ? call() : call);
  } catch (error) {
    if (error instanceof DomainError) {
      return error;
    }
    throw error;
  }
  throw new Error('it was not rejected');
}
