import type { IncomingMessage } from 'node:http';

/** Loopback names, which no other site can own. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether the browser requested a name of the product: PUBLIC_URL's or a loopback name. Any other name may be a stranger's that resolves to
 * this address (DNS rebinding), whose pages count as the same origin.
 */
export function isKnownHost({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const host = headers.host?.toLowerCase() ?? '';
  return host === new URL(publicUrl).host || loopback.test(host);
}

/** Whether the requested name is a loopback name. */
export function isLoopbackHost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return loopback.test(headers.host ?? '');
}
