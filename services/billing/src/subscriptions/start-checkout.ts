import type * as api from '@marquee/contracts/billing-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';

export function startCheckout(): Handler<typeof api.startCheckout> {
  return () => {
    throw new DomainError(
      'conflict',
      'checkout_unavailable',
      'Card payments are not set up on this server yet',
    );
  };
}
