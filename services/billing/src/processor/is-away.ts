import { DomainError } from '@marquee/service-kit/domain-error';
import { isUnseen } from './unseen.ts';

/** Where one account alone cannot be seen, the processor answers all others. */
export function isAway(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable' && !isUnseen(error);
}
