import type { IncomingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { requestIdOf } from '@marquee/service-kit/http/request-scope';
import type { RequestHandler } from 'express';
import { pathOf } from '../http/refuse-odd-targets.ts';
import { noBody, readBody } from '../proxy/read-body.ts';
import type { Upstream } from '../proxy/upstreams.ts';
import { isHidden } from './static-files.ts';

/** What a server of files is told of a request: which form of the file is wanted, and never who asks. */
const told = ['accept-encoding', 'if-modified-since', 'if-none-match', 'if-range', 'range'];

/** The files of a front end that has a server of its own; the next handler gets what is not there, and without asking what has no file's name. */
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
  return Object.fromEntries(Object.entries(headers).filter(([name]) => told.includes(name)));
}
