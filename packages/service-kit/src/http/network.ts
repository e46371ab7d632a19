import { isIPv6 } from 'node:net';

/** The range of addresses that one customer holds: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) {
    return mapped;
  }
  return isIPv6(address) ? `${fullGroups(address).slice(0, 4).join(':')}::/64` : address;
}

/** Returns all eight groups of an IPv6 address in lower case, with the leading zeros that the address has. */
export function fullGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) {
    return before;
  }
  const after = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}
