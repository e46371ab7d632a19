import { isIPv4, isIPv6 } from 'node:net';
import { fullGroups } from './network.ts';

const thisComputer = 'this computer';

/**
 * The network of an address, for people to read: a /24 of IPv4 or a /48 of IPv6, too coarse to identify a person; `this computer` for a
 * loopback address. Returns null for an invalid address.
 */
export function roughNetwork(address: string): string | null {
  const known = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(known)) {
    return known.startsWith('127.') ? thisComputer : `${known.split('.').slice(0, 3).join('.')}.0/24`;
  }
  if (!isIPv6(known)) {
    return null;
  }
  return known === '::1' ? thisComputer : `${written(fullGroups(known).slice(0, 3))}/48`;
}

/** Writes the groups as RFC 5952 requires: without leading zeros, and with `::` for the zeros at the end, which are the longest run. */
function written(groups: readonly string[]): string {
  const bare = groups.map((group) => group.replace(/^0+(?=.)/, ''));
  const last = bare.findLastIndex((group) => group !== '0');
  return `${bare.slice(0, last + 1).join(':')}::`;
}
