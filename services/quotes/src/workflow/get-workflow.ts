import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceRepository } from '../projections/invoice-repository.ts';
import type { QuoteDeps } from '../quotes/quote-deps.ts';
import { pageOfRows } from './page-of-rows.ts';
import { pipelineRows } from './pipeline-rows.ts';
import { withInvoices } from './with-invoices.ts';

type WorkflowDeps = Pick<QuoteDeps, 'quotes' | 'eventRequests'> & { invoices: InvoiceRepository };

export function getWorkflow(deps: WorkflowDeps): Handler<typeof api.getWorkflow> {
  const { quotes, eventRequests, invoices } = deps;
  return async ({ query }, { providerId }) => {
    const [requests, inPipeline] = await Promise.all([
      eventRequests.allOfProvider(providerId),
      quotes.inPipelineOf(providerId),
    ]);
    const page = pageOfRows(pipelineRows(requests, inPipeline), query);
    return { ...page, rows: await withInvoices(invoices, page.rows) };
  };
}
