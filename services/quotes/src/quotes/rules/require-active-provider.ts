import { DomainError } from '@marquee/service-kit/domain-error';
import type { Quote } from './quote.ts';

/** For a suspended provider: sent quotes can be read and accepted ones stay, but nothing new can be booked. */
export function requireActiveProvider({ status }: Quote, provider: { isSuspended: boolean }): void {
  if (provider.isSuspended && status === 'sent_to_client') {
    throw new DomainError(
      'conflict',
      'provider_suspended',
      'This provider takes no bookings at the moment, so this quote cannot be accepted',
    );
  }
}
