import { createOpenApiDocument } from '@marquee/contracts/openapi';
import { onlyAt } from '@marquee/service-kit/http/only-at';
import express from 'express';
import type { RequestHandler } from 'express';
import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';

/** The description of the API for programs and for people; made once, it changes only with a release. */
export function docsRoutes(): RequestHandler {
  const document = createOpenApiDocument();
  const page = docsPage(document);
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get(
    '/api/openapi.json',
    (_request, response) => void response.set('cache-control', 'no-cache').json(document),
  );
  router.get(
    '/api/docs',
    (_request, response) => void response.set('cache-control', 'no-cache').type('html').send(page),
  );
  router.get(
    '/api/docs/style.css',
    (_request, response) => void response.set('cache-control', 'no-cache').type('css').send(docsStyle),
  );
  return onlyAt(['/api/openapi.json', '/api/docs', '/api/docs/style.css'], router);
}
