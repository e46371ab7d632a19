import type * as api from '@marquee/contracts/invoice-reminder-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import { basisOf } from './invoice-basis.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './domain/invoice-change.ts';
import { switchReminders } from './domain/remind.ts';
import { showInvoice } from './show-invoice.ts';

export function switchInvoiceReminders(deps: InvoiceDeps): Handler<typeof api.switchInvoiceReminders> {
  return async ({ params, body }, { providerId }, cause) => {
    const decision: Decision = (invoice, at) => switchReminders(invoice, body.areOn, at);
    const basis = basisOf(deps, body.revision);
    const command = { id: params.id, owner: { providerId }, decision, basis, cause };
    return showInvoice(deps, await changeInvoice(deps, command));
  };
}
