import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '@marquee/service-kit/domain-error';
import { isKnownHost } from './known-host.ts';

/** Rejects a request unless the browser's headers show that our own page or the address bar caused it, and that the host is known. */
export function requireOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): void {
  if (!isKnownHost({ headers }, publicUrl) || !isOwn(headers, new URL(publicUrl))) {
    throw new DomainError('forbidden', 'cross_site_request', 'This request did not come from our own pages');
  }
}

function isOwn(headers: IncomingHttpHeaders, { origin: publicOrigin, protocol }: URL): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    return site === 'same-origin' || site === 'none';
  }
  // localhost and 127.0.0.1 are both valid, but page and request must use the same name.
  const { origin, host } = headers;
  return origin !== undefined && (origin === publicOrigin || origin === `${protocol}//${host ?? ''}`);
}
