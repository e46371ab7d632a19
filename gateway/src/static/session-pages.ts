import { anyRemotePage, earlySlot, frameSlots } from '@marquee/contracts/prerendered-pages';
import type { Skeleton } from '@marquee/contracts/skeleton';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { ReleaseRecords } from '@marquee/service-kit/releases/release-records';
import type { RequestHandler } from 'express';
import { pathOf } from '../http/request-url.ts';
import { allowScript, allowStyle } from '../http/security-headers.ts';
import type { CookieReader } from '../sessions/cookie-reader.ts';
import { composeSessionPage, earlyHead } from './compose-session-page.ts';
import { matchRemote } from './first-loads.ts';
import type { RemoteMatch } from './first-loads.ts';
import { fillSlots } from './html-text.ts';
import { isPageRequest } from './page-request.ts';
import type { PrerenderedPagesList } from './prerendered-pages.ts';
import { sendPage } from './send-page.ts';
import type { Skeletons } from './skeletons.ts';

type SessionPagesNeed = {
  releases: ReleaseRecords;
  prerendered: PrerenderedPagesList;
  skeletons: Skeletons;
  cookie: CookieReader;
  logger: Logger;
};

type PageRequest = { match: RemoteMatch; path: string; hasQuery: boolean };
/** `styleHash`: the hash of the inline style, if the page has one. */
type Made = { html: string; scriptHash: string; styleHash?: string };

/** A path without characters that browsers encode. Only such a path gets a frame: the shell compares it with the browser's address. */
const exactPath = /^\/[\w\-/]*$/;

/**
 * Sends pages of remotes, `/`, and the shell's own pages to visitors with a session. The head of each page lists its first API calls and
 * scripts, so that the browser requests all of them at once instead of one after another. A remote's page also contains the shell's frame
 * with a skeleton, if the shell has a frame and the remote has a skeleton for the address. The next handler gets every other request, and
 * all requests while the shell's pages cannot be read.
 */
export function sessionPages({ releases, logger, ...need }: SessionPagesNeed): RequestHandler {
  const { prerendered, skeletons, cookie } = need;

  return async (request, response, next) => {
    const path = pathOf(request.url);
    const hasSession = isPageRequest(request) && cookie.read(request.headers.cookie) !== null;
    const match = hasSession ? await matchOf(path) : null;
    const page = match && (await make({ match, path, hasQuery: request.url.includes('?') }));
    if (page === null) {
      next();
      return;
    }
    allowScript(response, page.scriptHash);
    if (page.styleHash !== undefined) {
      allowStyle(response, page.styleHash);
    }
    await sendPage(request, response, { status: 200, html: page.html, cache: 'revalidate' });
  };

  async function matchOf(path: string): Promise<RemoteMatch | null> {
    const match = matchRemote(path, await releases.current());
    return match ?? ((await nullIfUnreadable(isOwnPage(path))) ? { record: null, page: null } : null);
  }

  /** Whether the shell has prerendered the complete page, so that its frame has no slot for a remote's page. */
  async function isOwnPage(path: string): Promise<boolean> {
    const frame = await prerendered.sessionFrame(path);
    return frame !== null && !frame.html.includes(frameSlots.page);
  }

  async function make(pageRequest: PageRequest): Promise<Made | null> {
    return (
      (await nullIfUnreadable(withFrame(pageRequest))) ?? (await nullIfUnreadable(withoutFrame(pageRequest)))
    );
  }

  async function withFrame({ match, path, hasQuery }: PageRequest): Promise<Made | null> {
    const own = await prerendered.sessionFrame(path);
    const frame = own ?? (match.record && (await prerendered.sessionFrame(anyRemotePage)));
    if (frame === null || !exactPath.test(path)) {
      return null;
    }
    const { html, scriptHash } = frame;
    const early = earlyHead(match, hasQuery);
    if (!html.includes(frameSlots.page)) {
      return { html: fillSlots(html, { [earlySlot]: early }), scriptHash };
    }
    const skeleton = await skeletonOf(match, hasQuery);
    return skeleton && { ...composeSessionPage({ frame: html, path, early, skeleton }), scriptHash };
  }

  async function skeletonOf(
    { record, page }: RemoteMatch,
    hasQuery: boolean,
  ): Promise<Skeleton['page'] | null> {
    const named = page?.load.skeleton;
    const skeleton = record && named ? await skeletons(record, named) : null;
    return skeleton && (hasQuery ? skeleton.withQuery : skeleton.page);
  }

  async function withoutFrame({ match, hasQuery }: PageRequest): Promise<Made | null> {
    const page = await prerendered.sessionPage();
    return page && { ...page, html: fillSlots(page.html, { [earlySlot]: earlyHead(match, hasQuery) }) };
  }

  async function nullIfUnreadable<Value>(making: Promise<Value>): Promise<Value | null> {
    try {
      return await making;
    } catch (error) {
      logger.warn({ err: error }, 'the app page for visitors with a session cannot be read');
      return null;
    }
  }
}
