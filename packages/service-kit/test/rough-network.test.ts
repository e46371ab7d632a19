import { roughNetwork } from '../src/http/rough-network.ts';

describe('the rough network', () => {
  test.each([
    ['198.51.100.7', '198.51.100.0/24'],
    ['::ffff:198.51.100.7', '198.51.100.0/24'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48'],
    ['2001:0DB8:0000:1:2:3:4:5', '2001:db8::/48'],
    ['2001:0:0:1::', '2001::/48'],
    ['0:0:1::9', '0:0:1::/48'],
    ['::2', '::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['127.0.0.1', 'this computer'],
    ['::ffff:127.0.0.1', 'this computer'],
    ['::1', 'this computer'],
    ['', null],
    ['unknown', null],
  ])('when the address is %s, then the rough network is %s', (address, network) => {
    expect(roughNetwork(address)).toBe(network);
  });
});
