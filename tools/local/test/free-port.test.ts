import { freePort } from '../src/network/free-port.ts';

describe('freePort', () => {
  test('when many ports are requested at once, then all differ, and none is in the range of outgoing connections', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));

    expect(new Set(ports).size).toBe(50);
    expect(ports.filter((port) => port < 20_000 || port >= 32_000)).toEqual([]);
  });
});
