import { renderingOf } from '@marquee/contracts/release-record';
import type { ReleaseRecord, ServerPage } from '@marquee/contracts/release-record';
import { requestIdOf } from '@marquee/service-kit/http/request-scope';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { ReleaseRecords } from '@marquee/service-kit/releases/release-records';
import type { Request, RequestHandler, Response } from 'express';
import { pathOf } from '../http/request-url.ts';
import { allowScript, allowStyle } from '../http/security-headers.ts';
import type { PublicCalls } from '../proxy/public-calls.ts';
import type { CookieReader } from '../sessions/cookie-reader.ts';
import { composePage } from './compose-page.ts';
import type { ComposedPage } from './compose-page.ts';
import { matchPath } from './match-path.ts';
import { fillCall, isPageRequest } from './page-request.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageWithSlots, PrerenderedPagesList } from './prerendered-pages.ts';
import { sendPage } from './send-page.ts';
import type { ServerPageMetrics } from './server-page-metrics.ts';

type ServerPagesNeed = {
  releases: ReleaseRecords;
  prerendered: PrerenderedPagesList;
  cookie: CookieReader;
  /** Counts a call of the visitor. Throws above the limit. */
  admit: (request: Request) => void;
  call: PublicCalls;
  /** Null if the deployment has no page renderer. */
  render: PageRenderer | null;
  logger: Logger;
  metrics: ServerPageMetrics;
  /** Milliseconds for call and rendering together. */
  withinMs: number;
};

type Declared = ServerPage & { remote: ReleaseRecord['name'] };
type Made = ComposedPage & { frame: PageWithSlots; status: number };

/** Statuses of the call for which a page is rendered. For 400 and 404, the page says that there is nothing to show. */
const shown = [200, 400, 404];

/**
 * Renders pages of remotes as HTML, from the answer of their public call. If any part is missing or late, the next handler sends the page
 * that the browser renders.
 */
export function serverPages({ releases, logger, metrics, ...need }: ServerPagesNeed): RequestHandler {
  const { prerendered, cookie, admit, call, render, withinMs } = need;
  let isRendering = true;

  return async (request, response, next) => {
    const path = pathOf(request.url);
    const page = isPageRequest(request) ? declaredAt(path, await releases.current()) : undefined;
    if (page === undefined) {
      next();
      return;
    }
    // The address of such a page may be a capability URL.
    response.set({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    if (path !== page.path) {
      response.set('cache-control', 'no-store').redirect(308, page.path + queryOf(request));
      return;
    }
    const made = await makeInTime(page, request, response);
    metrics.count(made === null ? 'left_to_browser' : 'rendered');
    if (made === null) {
      next();
      return;
    }
    allowScript(response, made.frame.scriptHash);
    allowStyle(response, made.styleHash);
    await sendPage(request, response, made);
  };

  async function makeInTime(page: Declared, request: Request, response: Response): Promise<Made | null> {
    const path = callOf(page, request);
    if (render === null || path === null || !isAdmitted(request)) {
      return null;
    }
    const signal = AbortSignal.timeout(withinMs);
    try {
      const made = await Promise.race([make({ page, path, request, response, signal }), aborted(signal)]);
      if (made !== null) {
        logTransition(true);
      }
      return made;
    } catch (error) {
      logTransition(false, error);
      return null;
    }
  }

  type MakeOptions = {
    page: Declared;
    path: string;
    request: Request;
    response: Response;
    signal: AbortSignal;
  };

  async function make({ page, path, request, response, signal }: MakeOptions): Promise<Made | null> {
    const visitor = cookie.read(request.headers.cookie) === null ? 'signed-out' : 'anybody';
    const [frame, answer] = await Promise.all([
      prerendered.frame(visitor),
      call({ path, request, response, signal }),
    ]);
    if (frame === null || render === null || !shown.includes(answer.status)) {
      return null;
    }
    const { remote, path: place } = page;
    const rendering = await render(
      { remote, path: place, search: queryOf(request), answer },
      { requestId: requestIdOf(response), signal },
    );
    const composed = composePage({
      ...{ frame: frame.html, path: place, page: rendering },
      answer: { address: path, ...answer },
    });
    return { ...composed, frame, status: rendering.status };
  }

  function isAdmitted(request: Request): boolean {
    try {
      admit(request);
      return true;
    } catch {
      return false;
    }
  }

  /** Logs only the first failure and the recovery, not every page. */
  function logTransition(isWorking: boolean, err?: unknown): void {
    if (isWorking && !isRendering) {
      logger.info('public pages are rendered on the server again');
    }
    if (!isWorking && isRendering) {
      logger.warn({ err }, 'public pages are sent without server rendering');
    }
    isRendering = isWorking;
  }
}

function declaredAt(path: string, records: readonly ReleaseRecord[]): Declared | undefined {
  return records
    .filter(({ enabled }) => enabled)
    .flatMap((record) => (renderingOf(record)?.pages ?? []).map((page) => ({ ...page, remote: record.name })))
    .find((page) => matchPath(path, page.path) !== null);
}

function queryOf(request: Request): string {
  return new URL(request.url, 'http://page').search;
}

/** Returns the path of the call; null if the address lacks a valid value for one of the call's parameters. */
function callOf({ call, params }: ServerPage, request: Request): string | null {
  const { searchParams } = new URL(request.url, 'http://page');
  return fillCall(
    call,
    Object.fromEntries(
      Object.entries(params).map(([name, parameter]) => [name, searchParams.get(parameter) ?? '']),
    ),
  );
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('The page was not rendered in time'));
    });
  });
}
