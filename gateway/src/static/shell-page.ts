import { extname } from 'node:path';
import { notFound } from '@marquee/service-kit/http/web-server-error';
import type { RequestHandler } from 'express';
import { pathOf } from '../http/refuse-odd-targets.ts';

const notPages = /^\/(api|mfe)(\/|$)|\/\./i;

/** Every page is the shell's; which one it is, its router says. */
export function shellPage(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const path = pathOf(request.url);
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
