import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '@marquee/service-kit/domain-error';

/** Spellings that two programs may read differently: encoded or doubled slashes, backslashes, `#`, encoded NULs, control characters. */
const ambiguous = /%2f|%5c|%00|\\|\/\/|#|\p{Cc}/iu;

export function rejectAmbiguousUrl(request: Request, _response: Response, next: NextFunction): void {
  const path = pathOf(request.originalUrl);
  if (!path.startsWith('/') || ambiguous.test(path) || hasDotSegment(path)) {
    throw new DomainError('malformed', 'malformed_target', 'The address is not valid');
  }
  next();
}

export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

const belowApi = /^\/api(\/|$)/i;

/** Whether the path belongs to an API call or the API's description. Ignores letter case, so that a misspelled call never gets a page. */
export function isBelowApi(path: string): boolean {
  return belowApi.test(path);
}

function hasDotSegment(path: string): boolean {
  const decoded = decode(path);
  return decoded === null || decoded.split('/').some((segment) => segment === '.' || segment === '..');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
