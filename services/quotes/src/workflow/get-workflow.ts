import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { QuoteDeps } from '../quotes/quote-deps.ts';
import { pageOfRows } from './page-of-rows.ts';
import { pipelineRows } from './pipeline-rows.ts';

type WorkflowDeps = Pick<QuoteDeps, 'quotes' | 'eventRequests'>;

export function getWorkflow({ quotes, eventRequests }: WorkflowDeps): Handler<typeof api.getWorkflow> {
  return async ({ query }, { providerId }) => {
    const [requests, inPipeline] = await Promise.all([
      eventRequests.allOfProvider(providerId),
      quotes.inPipelineOf(providerId),
    ]);
    return pageOfRows(pipelineRows(requests, inPipeline), query);
  };
}
