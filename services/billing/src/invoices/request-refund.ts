import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { requestRefund as decide } from './rules/request-refund.ts';
import { showToClient } from './show-invoice.ts';

export function requestRefund(deps: InvoiceDeps): Handler<typeof api.requestRefund> {
  return async ({ params, body }, { clientId }, cause) => {
    const invoice = await changeInvoice(deps, {
      id: params.id,
      owned: { shownToClientId: clientId },
      decision: (current) => decide(current, body.reason),
      cause,
    });
    return showToClient(deps, invoice);
  };
}
