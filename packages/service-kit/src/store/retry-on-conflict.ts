import { DomainError } from '../domain-error.ts';

const maxAttempts = 5;

/** Suffix of the code of the error for a concurrent change. */
export const conflictCodeSuffix = '_was_changed';

/**
 * Runs `operation`, and runs it again if another writer has changed the aggregate called `name` meanwhile. Makes at most `left` attempts
 * (default: five). Each attempt must load the aggregate and decide again. A decision that is no longer permitted fails with its own error.
 */
export async function retryOnConflict<Result>(
  name: string,
  operation: () => Promise<Result>,
  left = maxAttempts,
): Promise<Result> {
  try {
    return await operation();
  } catch (error) {
    if (left > 1 && error instanceof DomainError && error.code === `${name}${conflictCodeSuffix}`) {
      return retryOnConflict(name, operation, left - 1);
    }
    throw error;
  }
}
