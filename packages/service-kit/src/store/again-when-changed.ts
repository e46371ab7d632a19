import { DomainError } from '../domain-error.ts';

const attempts = 5;

/** Suffix of the code of that error. */
export const wasChanged = '_was_changed';

/**
 * Retries on conflict: when another writer changed the aggregate called `name`, loads it and decides again. A decision that is no longer
 * permitted fails with its own error.
 */
export async function againWhenChanged<Result>(
  name: string,
  act: () => Promise<Result>,
  left = attempts,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (left > 1 && error instanceof DomainError && error.code === `${name}${wasChanged}`) {
      return againWhenChanged(name, act, left - 1);
    }
    throw error;
  }
}
