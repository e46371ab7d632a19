import type * as api from '@marquee/contracts/invoice-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { requestRefund as decide } from './domain/request-refund.ts';
import { showToClient } from './show-invoice.ts';

export function requestRefund(deps: InvoiceDeps): Handler<typeof api.requestRefund> {
  return async ({ params, body }, { clientId }, cause) => {
    const current = await deps.invoices.get(params.id, { shownToClientId: clientId });
    if (await deps.subscriptions.isClosed(current.providerId)) {
      throw new DomainError(
        'conflict',
        'provider_has_left',
        'This provider has left Marquee and cannot refund it here. Please write to the address on the invoice.',
      );
    }
    const invoice = await changeInvoice(deps, {
      id: params.id,
      owner: { shownToClientId: clientId },
      decision: (current) => decide(current, body.reason),
      cause,
    });
    return showToClient(deps, invoice);
  };
}
