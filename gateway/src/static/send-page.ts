import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Made for one visitor, while they wait: quickly rather than well. */
const quality = 4;

const encoders = [
  ['br', (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })],
  ['gzip', (html: string) => gzipped(html, { level: quality })],
] as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Page = { status: number; html: string };

/** Sends a page that nobody keeps. It holds no secret of a session, so its length may tell what stands in it (docs/decisions/0124). */
export async function sendPage(request: Request, response: Response, { status, html }: Page): Promise<void> {
  const encoder = encoders.find(([name]) => request.acceptsEncodings(name) === name);
  const body = encoder ? await encoder[1](html) : Buffer.from(html);
  response.vary('accept-encoding').vary('cookie');
  if (encoder) {
    response.set('content-encoding', encoder[0]);
  }
  response
    .status(status)
    .set({ 'cache-control': 'no-store', 'content-length': String(body.length) })
    .type('html')
    .end(body);
}
