import { extname } from 'node:path';
import { DomainError } from '@marquee/service-kit/domain-error';
import { notFound } from '@marquee/service-kit/http/web-server-error';
import type { RequestHandler } from 'express';
import { pathOf } from '../http/refuse-odd-targets.ts';

const notPages = /^\/(api|mfe)(\/|$)|\/\./i;
/** What probes and scrapers are pointed at by habit: to them a page in answer means that all is well. */
const probed = /^\/(metrics|healthz?|ready|live)\/?$/i;

/** Every page is the shell's; which one it is, its router says. */
export function shellPage(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const path = pathOf(request.url);
    if (probed.test(path)) {
      throw notProbedHere();
    }
    const isPage = ['GET', 'HEAD'].includes(request.method) && !notPages.test(path) && extname(path) === '';
    if (!isPage || request.accepts('html') === false) {
      throw notFound();
    }
    request.url = '/index.html';
    return files(request, response, (error?: unknown) => {
      next(error ?? notFound());
    });
  };
}

function notProbedHere(): DomainError {
  return new DomainError(
    'not-found',
    'not_found',
    'There is nothing here: /livez and /readyz tell how the gateway is, and figures are never at the public door',
  );
}
