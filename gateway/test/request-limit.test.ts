import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ requestLimit: 3, trustProxy: 1 });
});
afterEach(() => gateway.stop());

function statusesFrom(addresses: readonly string[], path = '/api/events'): Promise<number[]> {
  return addresses.reduce<Promise<number[]>>(
    async (before, address) => [...(await before), await statusFrom(address, path)],
    Promise.resolve([]),
  );
}

async function statusFrom(address: string, path: string): Promise<number> {
  return (await gateway.fetch(path, { headers: { 'x-forwarded-for': address } })).status;
}

describe('calls from one network', () => {
  test('when there are more than the limit, then the answer is 429 with a time to retry, and other networks may call', async () => {
    const statuses = await statusesFrom(['198.51.100.7', '198.51.100.7', '198.51.100.7', '198.51.100.8']);

    const refused = await gateway.fetch('/api/events', { headers: { 'x-forwarded-for': '198.51.100.7' } });

    expect(statuses).toEqual([200, 200, 200, 200]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  });

  test('when ten seconds have passed, then the network may call again', async () => {
    const same = ['198.51.100.7', '198.51.100.7', '198.51.100.7', '198.51.100.7'];
    const before = await statusesFrom(same);

    gateway.clock.advance({ seconds: 10 });

    expect(before.at(-1)).toBe(429);
    expect(await statusesFrom(['198.51.100.7'])).toEqual([200]);
  });

  test('when IPv6 addresses are in the same /64, then they count as one network', async () => {
    const inOne = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'];

    expect(await statusesFrom([...inOne, '2001:db8:0:1::1'])).toEqual([200, 200, 200, 429, 200]);
  });

  test('when calls are rejected, then health checks and the shell’s configuration are still answered', async () => {
    await statusesFrom(['198.51.100.7', '198.51.100.7', '198.51.100.7', '198.51.100.7']);

    expect(await statusesFrom(['198.51.100.7', '198.51.100.7'], '/livez')).toEqual([200, 200]);
    expect(await statusFrom('198.51.100.7', '/config.json')).toBe(200);
  });
});
