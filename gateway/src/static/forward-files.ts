import type { IncomingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { requestIdOf } from '@marquee/service-kit/http/request-scope';
import type { RequestHandler } from 'express';
import { pathOf } from '../http/request-url.ts';
import { noBody, readBody } from '../proxy/read-body.ts';
import type { Upstream } from '../proxy/upstreams.ts';
import { isHidden } from './static-files.ts';

/** The only request headers forwarded to a file server: they select encoding, version and range, and do not identify the reader. */
const forwardedHeaders = ['accept-encoding', 'if-modified-since', 'if-none-match', 'if-range', 'range'];

/**
 * Forwards requests for files to a front end's own server. The next handler gets requests that the server answers with 404, and requests
 * for hidden files or without a file extension.
 */
export function forwardFiles(server: Upstream): RequestHandler {
  return async (request, response, next) => {
    const path = pathOf(request.url);
    if (extname(path) === '' || isHidden(path)) {
      next();
      return;
    }
    if ((await readBody(request)) === null) {
      return;
    }
    const requestId = requestIdOf(response);
    await server.forward({
      request,
      response,
      headers: { ...pick(request.headers), 'x-request-id': requestId },
      requestId,
      body: noBody,
      maySetCookie: false,
      onAnswer: () => undefined,
      onMissing: next,
    });
  };
}

function pick(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => forwardedHeaders.includes(name)));
}
