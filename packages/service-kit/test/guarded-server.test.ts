import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createGuardedServer } from '../src/process/guarded-server.ts';
import type { ServerLimits } from '../src/process/guarded-server.ts';

const refusals: string[] = [];
const narrow: ServerLimits = {
  firstByteWithinMs: 150,
  headersWithinMs: 200,
  requestWithinMs: 400,
  headerBytes: 4 * 1024,
  connections: {
    total: 2,
    perAddress: null,
    onRefused: (limit) => {
      refusals.push(limit);
    },
  },
};

const head = 'POST / HTTP/1.1\r\nHost: x\r\n';

let server: Server;
let open: (localAddress?: string) => Socket;

async function start(app: RequestListener, limits: Partial<ServerLimits> = {}): Promise<void> {
  server = createGuardedServer(app, { ...narrow, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  open = (localAddress = '127.0.0.1') => connect({ port, host: '127.0.0.1', localAddress });
}

async function exchange(request: string): Promise<string> {
  const socket = open();
  socket.write(request);
  return text(socket);
}

afterEach(() => {
  refusals.length = 0;
  server.close();
  server.closeAllConnections();
});

describe('a guarded server', () => {
  beforeEach(() =>
    start((request, response) => {
      request.resume().once('end', () => response.end('read'));
    }),
  );

  test.each([
    ['headers that never end', head, 408, 'request_too_slow'],
    ['a body that never ends', `${head}Content-Length: 10\r\n\r\n{`, 408, 'request_too_slow'],
    ['chunks that never end', `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, 408, 'request_too_slow'],
    ['large headers', `${head}X-Large: ${'x'.repeat(5_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['many headers', `${head}${'X-Many: x\r\n'.repeat(1_000)}\r\n`, 431, 'headers_too_large'],
    ['no HTTP', 'HELO marquee\r\n\r\n', 400, 'malformed_request'],
    ['two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400, 'malformed_request'],
    ['a header that is folded', `${head}X-A: 1\r\n folded\r\n\r\n`, 400, 'malformed_request'],
    ['two hosts', `${head}Host: y\r\nContent-Length: 0\r\n\r\n`, 400, 'malformed_request'],
    ['HTTP/0.9', 'GET /\r\n\r\n', 400, 'malformed_request'],
    ['HTTP/2.0 without its preface', 'GET / HTTP/2.0\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
    ['a header name with a space', `${head}Content-Length : 2\r\n\r\n{}`, 400, 'malformed_request'],
  ])('when it receives %s, then it sends a problem and disconnects', async (_case, sent, status, code) => {
    const answer = await exchange(sent);

    const [lines = '', body = ''] = answer.split('\r\n\r\n');
    expect(lines).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(lines).toMatch(/^x-request-id: [\da-f-]{36}$/im);
    expect(lines).not.toMatch(/^(server|x-powered-by):/im);
    expect(lines).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains$/im);
    expect(lines).toMatch(/^content-security-policy: default-src 'none'; .*frame-ancestors 'none'/im);
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });

  test('when a request is complete, then it is answered, and the connection stays open for the next', async () => {
    const request = `${head}Content-Length: 2\r\n\r\n{}`;

    const answers = await exchange(`${request}${request.replace('Host', 'Connection: close\r\nHost')}`);

    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  });

  test('when all connections are in use, then a further connection is closed without an answer', async () => {
    const held = [open(), open()];
    await Promise.all(held.map((socket) => once(socket, 'connect')));

    const third = open();

    expect(await text(third).catch(() => '')).toBe('');
    expect(refusals).toEqual(['total']);
    held.forEach((socket) => socket.destroy());
  });

  test('when a connection sends nothing, then it is closed without an answer', async () => {
    const idle = open();

    const answer = await text(idle);

    expect(answer).toBe('');
  });
});

describe('connections of one address', () => {
  const whole = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const { onRefused } = narrow.connections;
  let asked: number;

  beforeEach(async () => {
    asked = 0;
    const connections = { total: 10, perAddress: 2, onRefused };
    await start((_request, response) => void response.end(String((asked += 1))), {
      connections,
      firstByteWithinMs: 60_000,
    });
  });

  async function fill(): Promise<Socket[]> {
    const held = [open(), open()];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    return held;
  }

  test('when one address uses all its connections, then its next connection gets a 429, and the request is not handled', async () => {
    const held = await fill();

    const answer = await exchange(whole);

    expect(answer).toMatch(/^HTTP\/1.1 429 .*"code":"too_many_connections".*Close other tabs/s);
    expect([asked, refusals]).toEqual([0, ['perAddress']]);
    held.forEach((socket) => socket.destroy());
  });

  test('when one address uses all its connections, then another address is answered', async () => {
    const held = await fill();

    const other = open('127.0.0.2');
    other.write(whole.replace('Host', 'Connection: close\r\nHost'));

    expect(await text(other)).toMatch(/^HTTP\/1.1 200 /);
    held.forEach((socket) => socket.destroy());
  });

  test('when a connection of the address ends, then the address may open another', async () => {
    const [first, second] = await fill();
    first?.end();
    await untilConnections(1);

    const answer = await exchange(whole.replace('Host', 'Connection: close\r\nHost'));

    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    second?.destroy();
  });
});

async function untilConnections(count: number): Promise<void> {
  while ((await connectionsOf(server)) !== count) {
    await new Promise(setImmediate);
  }
}

function connectionsOf(counted: Server): Promise<number> {
  return new Promise((resolve) => {
    counted.getConnections((_error, count) => {
      resolve(count);
    });
  });
}

describe('a response in progress', () => {
  test('when malformed bytes follow its request, then the response is cut off, and no error is written into it', async () => {
    await start((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
    });

    const answer = await exchange('GET / HTTP/1.1\r\nHost: x\r\n\r\nno HTTP\r\n\r\n').catch(String);

    expect(answer).not.toContain('400');
  });
});
