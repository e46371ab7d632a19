import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendWithNextNumber } from './send-with-next-number.ts';
import { basisOf } from './invoice-basis.ts';
import { showInvoice } from './show-invoice.ts';

export function sendInvoice(deps: InvoiceDeps): Handler<typeof api.sendInvoice> {
  return async ({ params, body }, { providerId }, cause) => {
    const basis = basisOf(deps, body?.revision);
    const sending = { actor: 'provider', issuer: body?.issuer, basis, cause } as const;
    return showInvoice(deps, await sendWithNextNumber(deps, { id: params.id, providerId }, sending));
  };
}
