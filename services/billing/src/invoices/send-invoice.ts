import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendNumbered } from './send-numbered.ts';
import { basisOf } from './invoice-basis.ts';
import { showInvoice } from './show-invoice.ts';

export function sendInvoice(deps: InvoiceDeps): Handler<typeof api.sendInvoice> {
  return async ({ params, body }, { providerId }, cause) => {
    const act = { id: params.id, providerId };
    return showInvoice(
      deps,
      await sendNumbered(deps, act, { actor: 'provider', basis: basisOf(deps, body?.revision), cause }),
    );
  };
}
