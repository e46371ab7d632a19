import { extname } from 'node:path';
import { DomainError } from '@marquee/service-kit/domain-error';
import { notFound } from '@marquee/service-kit/http/web-server-error';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { pathOf } from '../http/request-url.ts';
import { allowScript } from '../http/security-headers.ts';
import type { CookieReader } from '../sessions/cookie-reader.ts';
import type { PrerenderedPagesList } from './prerendered-pages.ts';

const notPages = /^\/(api|mfe)(\/|$)|\/\./i;
/** Common paths of health checks. They get 404, because a health check would take a page for a healthy answer. */
const probed = /^\/(metrics|healthz?|ready|live)\/?$/i;

type ShellPageNeed = { files: RequestHandler; prerendered: PrerenderedPagesList; cookie: CookieReader };

const appPage = '/index.html';

/** Sends the page that the shell's build has prerendered for the visitor, or else the app page, whose router shows the content. */
export function shellPage({ files, prerendered, cookie }: ShellPageNeed): RequestHandler {
  return async (request, response, next) => {
    const path = pathOf(request.url);
    if (probed.test(path)) {
      throw healthCheckNotFound();
    }
    const isPage = !notPages.test(path) && extname(path) === '';
    if (!isPage || request.accepts('html') === false) {
      throw notFound();
    }
    const send = async (file: string, missing: NextFunction): Promise<void> => {
      request.url = file;
      await files(request, response, missing);
    };
    const giveUp = (error?: unknown) => {
      next(error ?? notFound());
    };
    // A newer build may have removed a prerendered page; the app page shows the same content.
    await send(await fileFor(path, request, response), (error?: unknown) => {
      if (error === undefined) {
        send(appPage, giveUp).catch(giveUp);
        return;
      }
      giveUp(error);
    });
  };

  async function fileFor(path: string, request: Request, response: Response): Promise<string> {
    const page = (await prerendered.current()).get(path);
    if (page === undefined) {
      return appPage;
    }
    response.vary('cookie');
    if (cookie.read(request.headers.cookie) !== null || !fits(page.params, request)) {
      return page.plainFile;
    }
    allowScript(response, page.scriptHash);
    return page.file;
  }
}

/** Whether every parameter of the query is in `params`. Any query fits if `params` is undefined. */
function fits(params: readonly string[] | undefined, { url }: Request): boolean {
  return (
    params === undefined ||
    [...new URL(url, 'http://page').searchParams.keys()].every((key) => params.includes(key))
  );
}

function healthCheckNotFound(): DomainError {
  return new DomainError(
    'not-found',
    'not_found',
    'There is nothing here: /livez and /readyz report the gateway’s health, and metrics are not served on the public port',
  );
}
