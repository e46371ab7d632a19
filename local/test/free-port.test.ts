import { freePort } from '../src/network/free-port.ts';

describe('freePort', () => {
  test('when many are asked for at once, then each is another, and none is of those that outgoing connections use', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));

    expect(new Set(ports).size).toBe(50);
    expect(ports.filter((port) => port < 20_000 || port >= 32_000)).toEqual([]);
  });
});
