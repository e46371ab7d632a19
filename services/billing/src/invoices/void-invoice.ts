import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './rules/invoice-change.ts';
import { takeBack } from './rules/take-back.ts';
import { settleBefore } from './settle-before.ts';
import { basisOf } from './invoice-basis.ts';
import { showInvoice } from './show-invoice.ts';

export function voidInvoice(deps: InvoiceDeps): Handler<typeof api.voidInvoice> {
  return async ({ params, body }, { providerId }, cause) => {
    const decision: Decision = (invoice) => takeBack(invoice, body.reason);
    await settleBefore(deps, { id: params.id, providerId, cause });
    const basis = basisOf(deps, body.revision);
    const act = { id: params.id, owned: { providerId }, decision, basis, cause };
    return showInvoice(deps, await changeInvoice(deps, act));
  };
}
