import type * as api from '@marquee/contracts/quote-operations';
import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapRows, requireFields } from '@marquee/service-kit/store/page';
import type { Rows } from '@marquee/service-kit/store/page';
import { requestPlaceFields } from '../projections/event-request-repository.ts';
import type { InvoiceRepository } from '../projections/invoice-repository.ts';
import type { QuoteDeps } from '../quotes/quote-deps.ts';
import { quotePlaceFields } from '../quotes/quote-repository.ts';
import { pageOfRows } from './page-of-rows.ts';
import { pipelinePlaces } from './pipeline-places.ts';
import type { PipelinePlace } from './pipeline-places.ts';
import { pipelineRows } from './pipeline-rows.ts';
import { withInvoices } from './with-invoices.ts';

type WorkflowDeps = Pick<QuoteDeps, 'quotes' | 'eventRequests'> & { invoices: InvoiceRepository };

/** Sorts all rows by a few fields and reads the other fields for the rows of one page only. */
export function getWorkflow(deps: WorkflowDeps): Handler<typeof api.getWorkflow> {
  const { quotes, eventRequests } = deps;
  return async ({ query }, { providerId }) => {
    const [requests, inPipeline] = await Promise.all([
      eventRequests.inPipelineOf(providerId),
      quotes.inPipelineOf(providerId),
    ]);
    const ofRequests = mapRows({ rows: requests }, (one) => requireFields(one, requestPlaceFields));
    const ofQuotes = mapRows({ rows: inPipeline }, (one) => requireFields(one, quotePlaceFields));
    const page = pageOfRows(pipelinePlaces(ofRequests.rows, ofQuotes.rows), query);
    const { rows, damaged = [] } = await rowsAt(page.rows, deps);
    // Damaged records have no place, so the first page reports them, and the total of every page counts them.
    const withoutPlace = [...ofRequests.damaged, ...ofQuotes.damaged];
    const total = page.total + withoutPlace.length;
    const reported = query.after === undefined ? withoutPlace : [];
    return { ...page, total, rows, damaged: [...reported, ...damaged] };
  };
}

async function rowsAt(places: readonly PipelinePlace[], deps: WorkflowDeps): Promise<Rows<WorkflowRow>> {
  const quoteIds = places.flatMap(({ quoteId }) => quoteId ?? []);
  const [requests, quotes, invoices] = await Promise.all([
    deps.eventRequests.withIds(places.flatMap(({ requestId }) => requestId ?? [])),
    deps.quotes.shownInPipeline(quoteIds),
    deps.invoices.ofQuotes(quoteIds),
  ]);
  return withInvoices(invoices, pipelineRows(places, requests, quotes));
}
