import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { pathOf } from '../http/request-url.ts';

/** The name of a built file contains a hash of its content. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/;
/** The addresses of source maps, precompressed files and dotfiles, at which nothing is served. */
const hidden = /\.(map|br|gz)$|\/\./;
const compressedSuffix = /\.(br|gz)$/;

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Serves the files of a built folder, precompressed if available. The next handler gets requests for missing files. */
export function staticFiles(root: string): RequestHandler {
  const serve = express.static(root, { index: false, redirect: false, cacheControl: false, setHeaders });
  return async (request, response, next) => {
    const path = pathOf(request.url);
    if (isHidden(path)) {
      next();
      return;
    }
    await preferCompressed(root, path, request, response);
    serve(request, response, next);
  };
}

export function isHidden(path: string): boolean {
  return hidden.test(path);
}

async function preferCompressed(
  root: string,
  path: string,
  request: Request,
  response: Response,
): Promise<void> {
  for (const { name, suffix } of encodings) {
    if (
      request.acceptsEncodings(name) === name &&
      (await isFile(join(root, decodeURIComponent(path) + suffix)))
    ) {
      response.type(extname(path)).set('content-encoding', name);
      request.url = path + suffix;
      return;
    }
  }
}

function setHeaders(response: Response, file: string): void {
  const path = file.replace(compressedSuffix, '');
  const isImmutable = hashed.test(path);
  if (extname(path) === '.svg') {
    // Express adds a charset only to text/* and JSON.
    response.set('content-type', 'image/svg+xml; charset=utf-8');
  }
  response.set('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.vary('accept-encoding');
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
