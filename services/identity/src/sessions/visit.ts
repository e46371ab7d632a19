import type { IncomingHttpHeaders } from 'node:http';
import { roughNetwork } from '@marquee/service-kit/http/rough-network';
import { deviceLabel } from './device-label.ts';

/** The browser of a request. `cookie` and `device` come from the browser's own headers, so they may be invented. */
export type Visit = { cookie: string | undefined; device: string; network: string };

export function visitOf(headers: IncomingHttpHeaders, { clientAddress }: { clientAddress: string }): Visit {
  return {
    cookie: headers.cookie,
    device: deviceLabel(headers['user-agent'] ?? ''),
    network: roughNetwork(clientAddress) ?? 'an unknown network',
  };
}
