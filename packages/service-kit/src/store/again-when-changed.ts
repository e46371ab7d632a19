import { DomainError } from '../domain-error.ts';

const attempts = 5;

/** How the code of that refusal ends. */
export const wasChanged = '_was_changed';

/**
 * Whoever lost the race for an aggregate called `name` loads and decides again: what is still allowed then happens,
 * everything else gets its honest refusal.
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
