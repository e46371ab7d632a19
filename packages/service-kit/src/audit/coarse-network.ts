import { isIPv6 } from 'node:net';

/** Where somebody came from, too coarse to be a person: a /24 of IPv4, a /48 of IPv6, empty where it is no address. */
export function coarseNetworkOf(address: string): string {
  const firstThree = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (firstThree !== undefined) {
    return `${firstThree}.0/24`;
  }
  if (!isIPv6(address)) {
    return '';
  }
  const [head = ''] = address.toLowerCase().split('::');
  const groups = [...head.split(':').filter((group) => group !== ''), '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
