import type * as api from '@marquee/contracts/invoice-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapRows, requireFields } from '@marquee/service-kit/store/page';
import { findCardAcceptingProviders } from '../payouts/find-card-accepting-providers.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { showPage } from './show-invoice.ts';
import { toClientInvoice } from './views/to-client-invoice.ts';

export function listClientInvoices(deps: InvoiceDeps): Handler<typeof api.listClientInvoices> {
  return async ({ query }, { clientId }) => {
    const page = await deps.invoices.listByClient(clientId, query);
    const providers = new Set(page.rows.map(({ providerId }) => providerId));
    const [acceptingProviders, drafts] = await Promise.all([
      findCardAcceptingProviders(deps, [...providers]),
      deps.invoices.findDrafts(page.rows.map(({ quoteId }) => quoteId)),
    ]);
    // Each row lists the drafts of its quote, so one damaged draft must not fail all rows of that quote.
    const intact = mapRows({ rows: drafts }, (draft) =>
      requireFields(draft, ['amountCents', 'dueOn', 'sendsAt']),
    );
    const parts = intact.damaged.map((draft) => ({ ...draft, isPart: true as const }));
    const damaged = [...(page.damaged ?? []), ...parts];
    return showPage(deps, { ...page, damaged }, (invoice, shown) =>
      toClientInvoice(invoice, { ...shown, acceptingProviders, drafts: intact.rows }),
    );
  };
}
