import type * as api from '@marquee/contracts/invoice-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { acceptsCards } from './find-card-accepting-providers.ts';
import type { PayoutDeps } from './payout-deps.ts';

export function getCardPayment({ subscriptions, processor }: PayoutDeps): Handler<typeof api.getCardPayment> {
  return async ({ params: { id } }) => {
    const provider = await subscriptions.findOne({ id });
    if (provider === null) {
      throw new DomainError('not-found', 'provider_not_found', 'Provider not found');
    }
    if (processor === null) {
      return { cardPayment: 'not_offered' };
    }
    return { cardPayment: acceptsCards(provider) ? 'possible' : 'provider_not_connected' };
  };
}
