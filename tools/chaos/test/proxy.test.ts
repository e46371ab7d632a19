import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { startProxy } from '../src/stack/proxy.ts';
import type { Proxy } from '../src/stack/proxy.ts';

/** A server that echoes everything. */
const echo = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.pipe(socket);
});
let proxy: Proxy;

beforeAll(async () => {
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  proxy = await startProxy({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
});
afterEach(async () => {
  await proxy.stop();
});
afterAll(async () => {
  await new Promise((resolve) => echo.close(resolve));
});

async function open(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1');
  // The proxy resets open connections at the end of a test.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function echoed(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [heard] = (await once(socket, 'data')) as [Buffer];
  return heard.toString();
}

describe('the proxy', () => {
  test('when the link is open, then data arrives', async () => {
    expect(await echoed(await open(), 'hello')).toBe('hello');
  });

  test('when there is latency, then data arrives later, both ways', async () => {
    const socket = await open();
    proxy.setCondition({ kind: 'latency', milliseconds: 50 });
    const start = performance.now();

    expect(await echoed(socket, 'hello')).toBe('hello');
    expect(performance.now() - start).toBeGreaterThanOrEqual(95);
  });

  test('when the proxy resets, then an open connection breaks', async () => {
    const socket = await open();
    await echoed(socket, 'hello');

    proxy.reset();

    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
  });

  test('when the link is cut, then new connections are refused until the link is open again', async () => {
    proxy.setCondition({ kind: 'cut' });

    const [error] = (await once(connect(proxy.port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
    proxy.setCondition({ kind: 'open' });
    expect(await echoed(await open(), 'hello')).toBe('hello');
  });

  test('when the link was half-open, then its connections stay silent for good, and no end is reported', async () => {
    const socket = await open();
    await echoed(socket, 'hello');
    const heard: string[] = [];
    socket.on('data', () => heard.push('data')).on('end', () => heard.push('end'));
    proxy.setCondition({ kind: 'half-open' });

    proxy.setCondition({ kind: 'open' });
    proxy.reset();
    socket.end('lost');
    await until(() => proxy.traffic().dropped === 'lost'.length && proxy.held() === 0);

    expect(await echoed(await open(), 'hello')).toBe('hello');
    expect(heard).toEqual([]);
    expect(socket.destroyed).toBe(false);
  });

  test('when the link is half-open, then a new connection is lost too, and counts as held while its caller waits', async () => {
    proxy.setCondition({ kind: 'half-open' });
    const socket = await open();
    await until(() => proxy.traffic().lost === 1);
    proxy.setCondition({ kind: 'open' });
    expect(proxy.held()).toBe(0);
    socket.write('hello?');
    await until(() => proxy.held() === 1);

    socket.destroy();

    await until(() => proxy.held() === 0);
    expect(proxy.traffic()).toMatchObject({ lost: 1, answered: 0, carried: 0 });
  });

  test('when data passes and connections break, then both are counted', async () => {
    const socket = await open();
    await echoed(socket, 'hello');
    proxy.setCondition({ kind: 'latency', milliseconds: 1 });
    await echoed(socket, 'late');

    proxy.reset();

    expect(proxy.traffic()).toEqual({ carried: 18, delayed: 8, dropped: 0, answered: 1, reset: 1, lost: 0 });
  });
});

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 2_000;
  while (!condition()) {
    if (performance.now() > end) {
      throw new Error('It did not become so.');
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
