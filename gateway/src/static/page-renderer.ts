import { renderPath, serverRenderedPage } from '@marquee/contracts/page-rendering';
import type { RenderRequest, ServerRenderedPage } from '@marquee/contracts/page-rendering';

type RenderContext = { requestId: string; signal: AbortSignal };

/** Rejects if the page renderer does not answer in time, or does not render the page. */
export type PageRenderer = (page: RenderRequest, context: RenderContext) => Promise<ServerRenderedPage>;

export function pageRendererAt(url: string): PageRenderer {
  return async (page, { requestId, signal }) => {
    const answer = await fetch(url + renderPath, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify(page),
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The page renderer answered ${answer.status}`);
    }
    return serverRenderedPage.parse(await answer.json());
  };
}
