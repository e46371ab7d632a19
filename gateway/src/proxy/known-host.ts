import type { IncomingMessage } from 'node:http';

/** Names that no other site's DNS can lead to this machine. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a browser asked for the product by a name of its own: PUBLIC_URL's, or this machine's. Another name may be a stranger's that
 * was made to lead here (DNS rebinding); its pages count as the same origin.
 */
export function isKnownHost({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const host = headers.host?.toLowerCase() ?? '';
  return host === new URL(publicUrl).host || loopback.test(host);
}

/** Whether it was asked for by a name of this machine alone. */
export function isLoopbackHost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return loopback.test(headers.host ?? '');
}
