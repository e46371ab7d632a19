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

/** `keep`: what a browser may keep of it; nothing where it is left out. */
type Page = { status: number; html: string; keep?: 'until asked again' };

/** Sends a page that was made for one visitor. It holds no secret of a session, so its length may tell what stands in it (docs/decisions/0124). */
export async function sendPage(
  request: Request,
  response: Response,
  { status, html, keep }: Page,
): Promise<void> {
  const encoder = encoders.find(([name]) => request.acceptsEncodings(name) === name);
  const body = encoder ? await encoder[1](html) : Buffer.from(html);
  response.vary('accept-encoding').vary('cookie');
  if (encoder) {
    response.set('content-encoding', encoder[0]);
  }
  response
    .status(status)
    .set({ 'cache-control': keep ? 'private, no-cache' : 'no-store', 'content-length': String(body.length) })
    .type('html')
    .end(body);
}
