import type * as api from '@marquee/contracts/payout-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { payoutStatusOf } from './payout-status-of.ts';
import { refreshPayouts } from './refresh-payouts.ts';

/** Reads the current state from the processor and stores it, because the provider may be returning from the processor's page. */
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
