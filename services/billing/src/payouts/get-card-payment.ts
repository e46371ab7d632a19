import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { findCardTakers } from './find-card-takers.ts';
import type { PayoutDeps } from './payout-deps.ts';

/** An id of nobody is a provider who takes no cards: whether there is an account is not answered. */
export function getCardPayment(deps: PayoutDeps): Handler<typeof api.getCardPayment> {
  return async ({ params: { id } }) => {
    const takers = await findCardTakers(deps, [id]);
    if (takers === null) {
      return { cardPayment: 'not_offered' };
    }
    return { cardPayment: takers.has(id) ? 'possible' : 'provider_not_connected' };
  };
}
