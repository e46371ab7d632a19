import { DomainError } from '@marquee/service-kit/domain-error';

export function isAway(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable';
}
