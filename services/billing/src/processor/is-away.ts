import { DomainError } from '@marquee/service-kit/domain-error';
import { isUnseen } from './unseen.ts';

/** False if only one account is inaccessible: the processor answers for the others. */
export function isAway(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable' && !isUnseen(error);
}
