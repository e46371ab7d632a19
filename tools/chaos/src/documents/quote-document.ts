import type { HttpResponse, HttpCall } from '@marquee/harness-kit/http-caller';

import { quotePage, renderedHeading } from './release-files.ts';
import { appPage } from './shell-files.ts';

/** A quote's public page: rendered on the server, or as the app page, which the browser renders. */
export type DocumentForm = 'rendered' | 'app-page';

/** Opens a quote's public page as a browser does. */
export function documentCall(quoteId: string, cookie?: string): HttpCall {
  return { method: 'GET', path: `${quotePage}?quote=${quoteId}`, cookie, headers: { accept: 'text/html' } };
}

/** Returns null if the answer is neither form of this quote's page. */
export function documentFormOf(
  { status, contentType, body }: Pick<HttpResponse, 'status' | 'contentType' | 'body'>,
  quoteId: string,
): DocumentForm | null {
  if (status !== 200 || !contentType.startsWith('text/html') || typeof body !== 'string') {
    return null;
  }
  if (body === appPage) {
    return 'app-page';
  }
  const isRendered = body.includes(renderedHeading(quoteId)) && body.endsWith('</html>');
  return isRendered ? 'rendered' : null;
}
