import { DomainError } from '@marquee/service-kit/domain-error';
import type { Quote } from './quote.ts';

/** Rejects an acceptance while the provider is suspended. Their sent quotes can still be read, and accepted quotes stay. */
export function requireActiveProvider({ status }: Quote, provider: { isSuspended: boolean }): void {
  if (provider.isSuspended && status === 'sent_to_client') {
    throw new DomainError(
      'conflict',
      'provider_suspended',
      'This provider takes no bookings at the moment, so this quote cannot be accepted',
    );
  }
}
