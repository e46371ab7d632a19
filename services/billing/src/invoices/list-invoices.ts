import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { showPage } from './show-invoice.ts';
import { toProviderInvoice } from './views/to-provider-invoice.ts';

export function listInvoices(deps: InvoiceDeps): Handler<typeof api.listInvoices> {
  return async ({ query }, { providerId }) => {
    const page = await deps.invoices.listByProvider(providerId, { ...query, at: deps.now() });
    const mostPartialRefunds = deps.admitCreditNote.max;
    return showPage(deps, page, (invoice, shown) =>
      toProviderInvoice(invoice, { ...shown, mostPartialRefunds }),
    );
  };
}
