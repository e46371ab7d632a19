import type { Cause } from '@marquee/service-kit/messaging/message';
import { processorFor } from '../processor/processor-for.ts';
import { fallbackWhenUnavailable } from '../processor/processor-errors.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { settleCheckout } from './settle-checkout.ts';

type SettleOptions = { id: string; providerId: string; cause: Cause };

/**
 * Records a card payment found at the open checkout. Runs before the provider records a payment, voids the invoice or reminds the client,
 * and before a scheduled notification. If the processor is unavailable, does nothing. Rejects a provider above the rate limit.
 */
export async function settleCheckoutBeforeChange(
  deps: InvoiceDeps,
  { id, providerId, cause }: SettleOptions,
): Promise<void> {
  const invoice = await deps.invoices.get(id, { providerId });
  if (!invoice.checkout || invoice.status !== 'sent' || deps.processor === null) {
    return;
  }
  const depsWithProcessor = { ...deps, processor: processorFor(deps, providerId) };
  await fallbackWhenUnavailable(
    () => settleCheckout(depsWithProcessor, id, { ...cause, actor: 'system' }),
    invoice,
  );
}
