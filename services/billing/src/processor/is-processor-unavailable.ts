import { DomainError } from '@marquee/service-kit/domain-error';
import { isAccountUnreachable } from './account-unreachable.ts';

/** False if only one account is inaccessible: the processor answers for the others. */
export function isProcessorUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable' && !isAccountUnreachable(error);
}
