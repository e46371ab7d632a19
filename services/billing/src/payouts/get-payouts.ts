import type * as api from '@marquee/contracts/payout-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { payoutStatusOf } from './payout-status-of.ts';
import { refreshPayouts } from './refresh-payouts.ts';

/** Who comes back from the processor's page sees what they did there: it is asked, and what it says is kept. */
export function getPayouts(deps: PayoutDeps): Handler<typeof api.getPayouts> {
  return async (_input, { providerId }, context) => {
    const known = await deps.subscriptions.findOne({ id: providerId });
    if (!known?.payoutAccount) {
      return { status: 'not_connected' };
    }
    const processor = processorFor(deps, providerId);
    return { status: payoutStatusOf(await refreshPayouts({ ...deps, processor }, providerId, context)) };
  };
}
