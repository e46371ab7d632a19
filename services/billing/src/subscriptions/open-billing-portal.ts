import type * as api from '@marquee/contracts/billing-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import type { BillingDeps } from './billing-deps.ts';

export function openBillingPortal(billing: BillingDeps): Handler<typeof api.openBillingPortal> {
  return async (_input, { providerId }) => {
    const { openPortal } = processorFor(billing, providerId);
    const known = await billing.subscriptions.findOne({ id: providerId });
    const customerId = known?.closedAt === undefined ? known?.customerId : undefined;
    const url = customerId === undefined ? null : await openPortal(customerId);
    if (url === null) {
      throw new DomainError(
        'conflict',
        'never_subscribed',
        'There is nothing to manage before you subscribe',
      );
    }
    return { url };
  };
}
