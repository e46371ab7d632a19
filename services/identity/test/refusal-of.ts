import { DomainError } from '@marquee/service-kit/domain-error';

/** What was refused and why; anything but a refusal is a failure of the test. */
export async function refusalOf(act: Promise<unknown> | (() => unknown)): Promise<DomainError> {
  try {
    await (typeof act === 'function' ? act() : act);
  } catch (error) {
    if (error instanceof DomainError) {
      return error;
    }
    throw error;
  }
  throw new Error('it was not refused');
}
