import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './domain/invoice-change.ts';
import { pay } from './domain/pay.ts';
import { settleCheckoutBeforeChange } from './settle-checkout-before-change.ts';
import { basisOf } from './invoice-basis.ts';
import { showInvoice } from './show-invoice.ts';

/** A call repeated with its key has the same payment id, so it records no second payment. */
export function recordPayment(deps: InvoiceDeps): Handler<typeof api.recordPayment> {
  return async ({ params, body }, { providerId }, context) => {
    const payment = { id: context.newId(), paidOn: body.paidOn, note: body.note ?? '' };
    const decision: Decision = (invoice, at) => pay(invoice, payment, at);
    await settleCheckoutBeforeChange(deps, { id: params.id, providerId, cause: context });
    const basis = basisOf(deps, body.revision);
    const command = { id: params.id, owner: { providerId }, decision, basis, cause: context };
    return showInvoice(deps, await changeInvoice(deps, command));
  };
}
