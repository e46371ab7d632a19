import { refusal } from '@marquee/local/refusal';

import type { Target } from './proxy.ts';

const defaultPort = 27_017;

/**
 * The target of the database's proxy. Must be one server with direct connections: with several servers, or a replica set that announces its
 * addresses, drivers would bypass the proxy, and network faults would have no effect.
 */
export function databaseTarget(mongodbUrl: string): Target {
  const address = parse(mongodbUrl);
  if (address?.protocol !== 'mongodb:' || address.searchParams.get('directConnection') !== 'true') {
    throw refusal('For chaos, MONGODB_URL must name one host and say directConnection=true.');
  }
  return {
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port === '' ? defaultPort : Number(address.port),
  };
}

/** The same database, reached through the proxy. */
export function databaseUrlThrough(mongodbUrl: string, port: number): string {
  const address = new URL(mongodbUrl);
  address.host = `127.0.0.1:${port}`;
  return address.toString();
}

/** Returns null for anything but a single host's address; URL rejects a list of hosts. */
function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
