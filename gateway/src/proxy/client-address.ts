import type { IncomingMessage } from 'node:http';

/** Who calls: the socket's other end or, behind `hops` proxies of ours, what the first of them saw. */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '').split(',');
  const claimed = hops === 0 ? undefined : seen.at(-hops)?.trim();
  const address = claimed === undefined || claimed === '' ? (socket.remoteAddress ?? '') : claimed;
  return address.replace(/^::ffff:/i, '');
}
