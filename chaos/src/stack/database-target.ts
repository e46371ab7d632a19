import { refusal } from '@marquee/local/refusal';

import type { Target } from './proxy.ts';

const defaultPort = 27_017;

/**
 * Where the database's proxy leads. One server that drivers talk to directly: with several, or one that tells its replica set's
 * addresses, they would go past the proxy, and bad weather would reach nobody.
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

/** The same database, as a process that must come by the proxy is told it. */
export function databaseUrlThrough(mongodbUrl: string, port: number): string {
  const address = new URL(mongodbUrl);
  address.host = `127.0.0.1:${port}`;
  return address.toString();
}

/** Null for what is no address of one host: a list of hosts is none to URL. */
function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
