import { connect } from 'node:net';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const part = Buffer.alloc(64 * 1024, 'x');

/** More than all buffers between a service and a client can hold. */
const parts = 512;

/** Writes all parts, but pauses while the other side does not read. Calls `whenHeld` at each pause. Returns the progress. */
function writeAll(response: ServerResponse, whenHeld: () => void): { written: number } {
  const progress = { written: 0 };
  const more = (): void => {
    while (progress.written < parts) {
      progress.written += 1;
      if (!response.write(part)) {
        whenHeld();
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
  return progress;
}

/** Returns the connection of a client that sends a request and does not read the answer. */
function requestWithoutReading(): ReturnType<typeof connect> {
  const client = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  client.pause();
  client.write('GET /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return client;
}

describe('streaming an answer', () => {
  test('when the service has sent only the head, then the client has the head', async () => {
    gateway.services.events.answerWith((_request, response) => {
      response.setHeader('content-type', 'text/event-stream').flushHeaders();
    });

    const answer = await gateway.fetch('/api/events');

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await answer.body?.cancel();
  });

  test('when the client does not read, then the service is paused until the client reads', async () => {
    const begun = Promise.withResolvers<{ written: number }>();
    gateway.services.events.answerWith((_request, response) => {
      begun.resolve(writeAll(response, () => undefined));
    });
    const client = requestWithoutReading();
    const progress = await begun.promise;

    // During these calls a service that is not paused has enough time to write everything.
    for (let call = 0; call < 100; call += 1) {
      await gateway.fetch('/api/public/quote/7');
    }

    expect(progress.written).toBeLessThan(parts);
    client.resume();
    expect((await buffer(client)).byteLength).toBeGreaterThan(parts * part.length);
  });

  test('when the client disconnects in the middle of the answer, then the gateway closes its request to the service', async () => {
    const held = Promise.withResolvers<undefined>();
    const left = Promise.withResolvers<boolean>();
    gateway.services.events.answerWith((_request, response) => {
      response.once('close', () => {
        left.resolve(response.writableFinished);
      });
      writeAll(response, () => {
        held.resolve(undefined);
      });
    });
    const client = requestWithoutReading();
    await held.promise;

    client.destroy();

    expect(await left.promise).toBe(false);
  });

  test('when the service sends an interim answer, then the client gets only the final answer', async () => {
    gateway.services.events.answerWith((_request, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' }, () => {
        response.end('{"is":"the answer"}');
      });
    });

    const answer = await gateway.fetch('/api/events');

    expect([answer.status, await answer.text(), answer.headers.get('link')]).toEqual([
      200,
      '{"is":"the answer"}',
      null,
    ]);
  });

  test('when the service switches the protocol, then the answer is 502', async () => {
    gateway.services.events.answerWith((_request, response) => {
      response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).end();
    });

    expect((await gateway.fetch('/api/events', { headers: { cookie: `sid=${session}` } })).status).toBe(502);
  });

  test('when the client requests another protocol, then the service gets a call without the upgrade, and answers it', async () => {
    const answer = await gateway.raw(
      'GET /api/events HTTP/1.1\r\nHost: x\r\nConnection: close, upgrade\r\nUpgrade: websocket\r\n\r\n',
    );

    const [arrived] = gateway.services.events.received;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect([arrived?.headers.connection, arrived?.headers.upgrade]).toEqual(['keep-alive', undefined]);
  });

  test('when the service sends chunks, then the client gets one chunked encoding and our own connection headers', async () => {
    gateway.services.events.answerWith((_request, response) => {
      response.setHeader('keep-alive', 'timeout=77').write('one ');
      response.end('two');
    });

    const answer = await gateway.raw('GET /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

    expect(answer.match(/^(transfer-encoding|connection|keep-alive):.*$/gim)).toEqual([
      'Connection: close',
      'Transfer-Encoding: chunked',
    ]);
    expect(answer).toMatch(/one .*two/s);
  });

  test.each([
    ['HEAD', 200],
    ['GET', 304],
  ])(
    'when %s is answered with %i and no body, then the client still gets the headers about the body',
    async (method, status) => {
      gateway.services.events.answerWith((_request, response) => {
        response.writeHead(status, { 'content-length': '1234', etag: '"a"' }).end();
      });

      const answer = await gateway.raw(
        `${method} /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );

      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(/^content-length: 1234\r$/im);
      expect(answer).toMatch(/\r\n\r\n$/);
    },
  );
});
