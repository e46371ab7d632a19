import { DomainError } from '@marquee/service-kit/domain-error';
import { isAccountUnreachable } from './account-unreachable.ts';

/** False for the error of an inaccessible account, because the processor still answers for other accounts. */
export function isProcessorUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable' && !isAccountUnreachable(error);
}
