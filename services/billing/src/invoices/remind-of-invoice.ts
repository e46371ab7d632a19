import type * as api from '@marquee/contracts/invoice-reminder-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import { basisOf } from './invoice-basis.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './domain/invoice-change.ts';
import { remind } from './domain/remind.ts';
import { settleCheckoutBeforeChange } from './settle-checkout-before-change.ts';
import { showInvoice } from './show-invoice.ts';

/** First checks for a card payment. A call repeated with its key has the same reminder id, so it sends no second reminder. */
export function remindOfInvoice(deps: InvoiceDeps): Handler<typeof api.remindOfInvoice> {
  return async ({ params, body }, { providerId }, context) => {
    const reminderId = context.newId();
    const decision: Decision = (invoice, at) => remind(invoice, reminderId, at);
    await settleCheckoutBeforeChange(deps, { id: params.id, providerId, cause: context });
    const basis = basisOf(deps, body?.revision);
    const command = { id: params.id, owner: { providerId }, decision, basis, cause: context };
    return showInvoice(deps, await changeInvoice(deps, command));
  };
}
