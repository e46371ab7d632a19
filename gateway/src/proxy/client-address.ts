import type { IncomingMessage } from 'node:http';

/** The client's address: the socket's remote address or, behind `hops` of our proxies, the address that the first proxy saw. */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '').split(',');
  const claimed = hops === 0 ? undefined : seen.at(-hops)?.trim();
  const address = claimed === undefined || claimed === '' ? (socket.remoteAddress ?? '') : claimed;
  return address.replace(/^::ffff:/i, '');
}
