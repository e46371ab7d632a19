import { DomainError } from '@marquee/service-kit/domain-error';
import { isAway } from './is-away.ts';
import { isUnseen } from './unseen.ts';

/** While the processor is away, we may not look at the account, or the caller has asked it too often, what was known before. */
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
