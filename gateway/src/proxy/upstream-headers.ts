import type { IncomingHttpHeaders } from 'node:http';

import { accountHeader } from '@marquee/contracts/account-header';

/** The client's headers that a service receives. The gateway removes all others, and itself sets the headers that services trust. */
const admitted = new Set([
  'accept',
  'accept-language',
  accountHeader,
  'cache-control',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'range',
  'stripe-signature',
  'user-agent',
]);

type GatewayHeaders = {
  requestId: string;
  traceparent: string | null;
  clientAddress: string;
  /** Bytes; null for a method without a body. */
  bodyLength: number | null;
  token: string | null;
  /** Our own cookies; null unless the route's credential is `cookie`. */
  cookie: string | null;
};

export function upstreamHeaders(received: IncomingHttpHeaders, ours: GatewayHeaders): IncomingHttpHeaders {
  return {
    ...pickAdmitted(received),
    'x-request-id': ours.requestId,
    ...(ours.traceparent !== null && { traceparent: ours.traceparent }),
    'x-forwarded-for': ours.clientAddress,
    ...(ours.bodyLength !== null && { 'content-length': String(ours.bodyLength) }),
    ...(ours.token !== null && { authorization: `Bearer ${ours.token}` }),
    ...(ours.cookie !== null && { cookie: ours.cookie }),
  };
}

/** Omits the headers that `connection` names, because they are for this hop only. */
function pickAdmitted(received: IncomingHttpHeaders): IncomingHttpHeaders {
  const hopByHop = (received.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const picked: IncomingHttpHeaders = {};
  for (const name of Object.keys(received)) {
    if (admitted.has(name) && !hopByHop.includes(name)) {
      picked[name] = received[name];
    }
  }
  return picked;
}
