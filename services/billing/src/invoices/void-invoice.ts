import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './domain/invoice-change.ts';
import { voidUnpaidInvoice } from './domain/void-unpaid-invoice.ts';
import { settleCheckoutBeforeChange } from './settle-checkout-before-change.ts';
import { basisOf } from './invoice-basis.ts';
import { showInvoice } from './show-invoice.ts';

export function voidInvoice(deps: InvoiceDeps): Handler<typeof api.voidInvoice> {
  return async ({ params, body }, { providerId }, cause) => {
    const decision: Decision = (invoice) => voidUnpaidInvoice(invoice, body.reason);
    await settleCheckoutBeforeChange(deps, { id: params.id, providerId, cause });
    const basis = basisOf(deps, body.revision);
    const command = { id: params.id, owner: { providerId }, decision, basis, cause };
    return showInvoice(deps, await changeInvoice(deps, command));
  };
}
