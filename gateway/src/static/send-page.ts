import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Compression level; low, because the visitor waits while the page is compressed. */
const quality = 4;

const encoders = [
  ['br', (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })],
  ['gzip', (html: string) => gzipped(html, { level: quality })],
] as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** With `cache`, a browser may store the page and must revalidate it; otherwise the browser must not store the page. */
type Page = { status: number; html: string; cache?: 'revalidate' };

/** Sends a page made for one visitor. The page contains no secret of a session, so compression discloses none (docs/decisions/0008). */
export async function sendPage(
  request: Request,
  response: Response,
  { status, html, cache }: Page,
): Promise<void> {
  response.vary('accept-encoding').vary('cookie').status(status);
  response.set('cache-control', cache ? 'private, no-cache' : 'no-store');
  if (cache) {
    response.set('etag', `W/"${createHash('sha256').update(html).digest('base64url')}"`);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
  }
  const encoder = encoders.find(([name]) => request.acceptsEncodings(name) === name);
  const body = encoder ? await encoder[1](html) : Buffer.from(html);
  if (encoder) {
    response.set('content-encoding', encoder[0]);
  }
  response.set('content-length', String(body.length)).type('html').end(body);
}
