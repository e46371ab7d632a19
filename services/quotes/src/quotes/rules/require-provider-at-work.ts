import { DomainError } from '@marquee/service-kit/domain-error';
import type { Quote } from './quote.ts';

/** Of a suspended provider: what was sent can be read and what was accepted stays, but nothing new is booked. */
export function requireProviderAtWork({ status }: Quote, provider: { isSuspended: boolean }): void {
  if (provider.isSuspended && status === 'sent_to_client') {
    throw new DomainError(
      'conflict',
      'provider_suspended',
      'This provider takes no bookings at the moment, so this quote cannot be accepted',
    );
  }
}
