import { DomainError } from '@marquee/service-kit/domain-error';
import { isAway } from './is-away.ts';
import { isUnseen } from './unseen.ts';

/** Returns the known state during an outage, for an inaccessible account, or above the caller's rate limit. */
export async function unlessAway<Answer>(ask: () => Promise<Answer>, known: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isAway(error) || isUnseen(error) || isTooMany(error)) {
      return known;
    }
    throw error;
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'too-many';
}
