import { DomainError } from '@marquee/service-kit/domain-error';
import { isBeingRevised } from './quote.ts';
import type { Quote } from './quote.ts';

/** Rejects an acceptance while the provider is suspended. Their sent quotes can still be read, and accepted quotes stay. */
export function requireActiveProvider(quote: Quote, provider: { isSuspended: boolean }): void {
  if (provider.isSuspended && isOnOffer(quote)) {
    throw new DomainError(
      'conflict',
      'provider_suspended',
      'This provider takes no bookings at the moment, so this quote cannot be accepted',
    );
  }
}

/** Also true while the provider changes the quote, because the sent version stays on offer. */
function isOnOffer(quote: Quote): boolean {
  return quote.status === 'sent_to_client' || (quote.status !== 'archived' && isBeingRevised(quote));
}
