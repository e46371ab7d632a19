import { createOpenApiDocument } from '@marquee/contracts/openapi';
import { getRouter } from '@marquee/service-kit/http/get-router';
import type { RequestHandler } from 'express';
import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';

/** Serves the API description as OpenAPI and as HTML. Both are created at the start, because only a release changes the description. */
export function docsRoutes(): RequestHandler {
  const document = createOpenApiDocument();
  const page = docsPage(document);
  return getRouter({
    '/api/openapi.json': (_request, response) =>
      void response.set('cache-control', 'no-cache').json(document),
    '/api/docs': (_request, response) =>
      void response.set('cache-control', 'no-cache').type('html').send(page),
    '/api/docs/style.css': (_request, response) =>
      void response.set('cache-control', 'no-cache').type('css').send(docsStyle),
  });
}
