import type { IncomingMessage } from 'node:http';

/** Loopback names. No other site can own one of these names. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether the browser requested PUBLIC_URL's host name or a loopback name. An attacker can let a name of their own resolve to the gateway's
 * address (DNS rebinding); browsers then treat requests of the attacker's pages as same-origin.
 */
export function isKnownHost({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const host = headers.host?.toLowerCase() ?? '';
  return host === new URL(publicUrl).host || loopback.test(host);
}

/** Whether the requested name is a loopback name. */
export function isLoopbackHost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return loopback.test(headers.host ?? '');
}
