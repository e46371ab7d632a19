import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Bytes. For a smaller answer the additional headers cost more than compression saves. */
const threshold = 1_024;
/** Low, to save CPU: this process compresses the answers of all services. */
const level = 3;
const encodings = ['br', 'gzip', 'identity'] as const;

/**
 * Compresses JSON answers while streaming them. Answers below /api/auth and /api/account are not compressed: they contain secrets (recovery
 * codes, an authenticator's key, sessions) that the compressed size could disclose (BREACH).
 */
export function compressJson(): RequestHandler {
  const byEncoding = new Map(encodings.map((encoding) => [encoding, compressAs(encoding)]));
  return (request, response, next) => {
    // Chooses the encoding now, because forwarding replaces the request's headers before the answer arrives.
    const chosen = encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding);
    byEncoding.get(chosen ?? 'identity')?.(request, response, next);
  };
}

function compressAs(enforceEncoding: string): RequestHandler {
  return compression({
    threshold,
    level,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: level } },
    enforceEncoding,
    filter: (request: Request, response: Response) => isJson(response) && !holdsSecrets(request),
  });
}

function isJson(response: Response): boolean {
  return /^application\/(problem\+)?json\b/.test(String(response.getHeader('content-type')));
}

function holdsSecrets({ path }: Request): boolean {
  return /^\/api\/(auth|account)(\/|$)/i.test(path);
}
