import { DomainError } from '@marquee/service-kit/domain-error';
import { isProcessorUnavailable } from './is-processor-unavailable.ts';
import { isAccountUnreachable } from './account-unreachable.ts';

/** Returns the fallback if the processor is unavailable, the account is inaccessible, or the caller has exceeded the rate limit. */
export async function fallbackWhenUnavailable<Answer>(
  call: () => Promise<Answer>,
  fallback: Answer,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isProcessorUnavailable(error) || isAccountUnreachable(error) || isRateLimited(error)) {
      return fallback;
    }
    throw error;
  }
}

function isRateLimited(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'too-many';
}
