import { extname } from 'node:path';
import { earlyRequestsMeta } from '@marquee/contracts/early-requests';
import { earlySlot } from '@marquee/contracts/rendered-pages';
import { isRead } from '@marquee/service-kit/http/require-method';
import type { ReleaseRecords } from '@marquee/service-kit/releases/release-records';
import type { RequestHandler } from 'express';
import { pathOf } from '../http/refuse-odd-targets.ts';
import { allowScript } from '../http/security-headers.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { earlyRequestsOf, firstScriptsOf, offerAt } from './first-loads.ts';
import type { Offer } from './first-loads.ts';
import { escaped } from './html-text.ts';
import type { RenderedPagesList } from './rendered-pages.ts';
import { sendPage } from './send-page.ts';

type SessionPagesNeed = { releases: ReleaseRecords; rendered: RenderedPagesList; cookie: SessionCookie };

/**
 * Pages of remotes, and `/`, for visitors with a session, which name all that they will ask for first: otherwise each script would wait for the
 * one that asks for it, and the calls for the last of them. The next handler sends every other page.
 */
export function sessionPages({ releases, rendered, cookie }: SessionPagesNeed): RequestHandler {
  return async (request, response, next) => {
    const path = pathOf(request.url);
    const isPage = isRead(request) && extname(path) === '' && request.accepts('html') !== false;
    const hasSession = isPage && cookie.read(request.headers.cookie) !== null;
    const offer = hasSession ? offerAt(path, await releases.current()) : null;
    const page = offer && (await rendered.sessionPage());
    if (!offer || !page) {
      next();
      return;
    }
    const head = headOf(offer);
    allowScript(response, page.scriptHash);
    // In a function: what stands in a record is no pattern of a replacement.
    const html = page.html.replace(earlySlot, () => head);
    await sendPage(request, response, { status: 200, html, keep: 'until asked again' });
  };
}

function headOf(offer: Offer): string {
  const requests = escaped(JSON.stringify(earlyRequestsOf(offer)));
  return [
    `<meta name="${earlyRequestsMeta}" content="${requests}">`,
    ...firstScriptsOf(offer).map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escaped(href)}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
  ].join('');
}
