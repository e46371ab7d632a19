import { earlyRequestsMeta } from '@marquee/contracts/early-requests';
import { earlySlot } from '@marquee/contracts/rendered-pages';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { ReleaseRecords } from '@marquee/service-kit/releases/release-records';
import type { RequestHandler } from 'express';
import { pathOf } from '../http/refuse-odd-targets.ts';
import { allowScript } from '../http/security-headers.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { earlyRequestsOf, firstScriptsOf, matchRemote } from './first-loads.ts';
import type { RemoteMatch } from './first-loads.ts';
import { escaped } from './html-text.ts';
import { isPageRequest } from './page-request.ts';
import type { PageWithSlots, RenderedPagesList } from './rendered-pages.ts';
import { sendPage } from './send-page.ts';

type SessionPagesNeed = {
  releases: ReleaseRecords;
  rendered: RenderedPagesList;
  cookie: SessionCookie;
  logger: Logger;
};

/**
 * Sends pages of remotes, and `/`, to visitors with a session, with links to everything that they load first: otherwise scripts would load
 * one after the other, and calls only after the last script. The next handler sends all other pages, and these if the shell's page cannot
 * be read.
 */
export function sessionPages({ releases, rendered, cookie, logger }: SessionPagesNeed): RequestHandler {
  return async (request, response, next) => {
    const path = pathOf(request.url);
    const hasSession = isPageRequest(request) && cookie.read(request.headers.cookie) !== null;
    const match = hasSession ? matchRemote(path, await releases.current()) : null;
    const page = match && (await sessionPage());
    if (!match || !page) {
      next();
      return;
    }
    const head = headOf(match, request.url.includes('?'));
    allowScript(response, page.scriptHash);
    // A function, because a string could contain replacement patterns such as `$&`.
    const html = page.html.replace(earlySlot, () => head);
    await sendPage(request, response, { status: 200, html, cache: 'revalidate' });
  };

  async function sessionPage(): Promise<PageWithSlots | null> {
    try {
      return await rendered.sessionPage();
    } catch (error) {
      logger.warn({ err: error }, 'the page for visitors with a session cannot be read');
      return null;
    }
  }
}

function headOf(match: RemoteMatch, hasQuery: boolean): string {
  const requests = escaped(JSON.stringify(earlyRequestsOf(match, hasQuery)));
  return [
    `<meta name="${earlyRequestsMeta}" content="${requests}">`,
    ...firstScriptsOf(match).map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escaped(href)}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
  ].join('');
}
