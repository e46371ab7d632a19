import { toCents } from '@marquee/contracts/money';
import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './rules/invoice-change.ts';
import { refund } from './rules/refund.ts';
import { showInvoice } from './show-invoice.ts';

/** The credit note's id is the key's: asked again with it, nothing is refunded twice. */
export function refundInvoice(deps: InvoiceDeps): Handler<typeof api.refundInvoice> {
  return async ({ params, body }, { providerId }, context) => {
    const asked = { id: context.newId(), amountCents: toCents(body.amount), reason: body.reason };
    const decision: Decision = (invoice, at) => refund(invoice, asked, at);
    const act = { id: params.id, owned: { providerId }, decision, cause: context };
    return showInvoice(deps, await changeInvoice(deps, act));
  };
}
