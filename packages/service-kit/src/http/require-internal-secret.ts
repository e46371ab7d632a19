import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { DomainError } from '../domain-error.ts';

export const secretHeader = 'x-internal-secret';

export function requireInternalSecret(secret: string): RequestHandler {
  return (request, _response, next) => {
    if (!isSame(request.get(secretHeader) ?? '', secret)) {
      throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
    }
    next();
  };
}

function isSame(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
