import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createLeanCaller } from '../src/load/lean-caller.ts';

let server: Server;

async function serve(listener: RequestListener): Promise<ReturnType<typeof createLeanCaller>> {
  server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return createLeanCaller(`http://localhost:${(server.address() as AddressInfo).port}`);
}

const read = { method: 'GET', path: '/api/events?limit=20', cookie: 'sid=amara' };

describe('the lean caller', () => {
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('when a call is sent, then it has the headers that a browser would send', async () => {
    const received: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
    const caller = await serve((request, response) => {
      received.push({ method: request.method, url: request.url, headers: request.headers });
      request.pipe(response);
    });

    const { body } = await caller.send({
      ...read,
      method: 'POST',
      body: { name: 'Gala' },
      idempotencyKey: 'k1',
    });

    expect(body).toBe('{"name":"Gala"}');
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/api/events?limit=20',
        headers: {
          cookie: 'sid=amara',
          'content-type': 'application/json',
          'idempotency-key': 'k1',
          origin: expect.stringMatching(/^http:\/\/localhost:/) as string,
        },
      },
    ]);
    caller.stop();
  });

  test('when responses arrive whole, in parts or without a body, then all are read over one connection', async () => {
    const ports = new Set<number | undefined>();
    const responses: RequestListener[] = [
      (_request, response) => response.setHeader('content-type', 'application/json').end('{"id":"é1"}'),
      (_request, response) => {
        response.setHeader('content-type', 'application/json').write('{"id":');
        setImmediate(() => response.end('"é1"}'));
      },
      (_request, response) => response.writeHead(204).end(),
    ];
    const caller = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      responses.shift()?.(request, response);
    });

    const answers = [await caller.send(read), await caller.send(read), await caller.send(read)];

    const made = { id: 'é1' };
    expect(answers).toEqual([
      { status: 200, body: made },
      { status: 200, body: made },
      { status: 204, body: '' },
    ]);
    expect(ports.size).toBe(1);
    caller.stop();
  });

  test('when the server closes the connection after its response, then the next call uses another connection', async () => {
    const caller = await serve((_request, response) => response.setHeader('connection', 'close').end('good'));

    await caller.send(read);

    expect(await caller.send(read)).toEqual({ status: 200, body: 'good' });
    caller.stop();
  });

  test('when an idle connection is destroyed but not closed yet, then the next call uses another connection', async () => {
    const caller = await serve((_request, response) => response.end('good'));
    await caller.send(read);

    caller.stop();

    expect(await caller.send(read)).toEqual({ status: 200, body: 'good' });
    caller.stop();
  });

  test('when a response breaks off or is malformed, then the call rejects', async () => {
    const responses: RequestListener[] = [
      (_request, response) => {
        response.setHeader('content-length', '9').write('half');
        setImmediate(() => response.destroy());
      },
      (_request, response) => response.setHeader('content-type', 'application/json').end('{"id":'),
    ];
    const caller = await serve((request, response) => responses.shift()?.(request, response));

    await expect(caller.send(read)).rejects.toThrow('closed before the response was complete');
    await expect(caller.send(read)).rejects.toThrow('JSON');
    caller.stop();
  });

  test('when no server listens, then the call rejects', async () => {
    const caller = await serve(() => undefined);
    await new Promise((resolve) => server.close(resolve));

    await expect(caller.send(read)).rejects.toThrow('ECONNREFUSED');
  });
});
