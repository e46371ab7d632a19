import { DomainError } from '@marquee/service-kit/domain-error';

const attempts = 5;

/** Lost races load and decide again: what is still allowed then happens, everything else gets its honest refusal. */
export async function againWhenChanged<Result>(act: () => Promise<Result>, left = attempts): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (left > 1 && error instanceof DomainError && error.code === 'quote_was_changed') {
      return againWhenChanged(act, left - 1);
    }
    throw error;
  }
}
