import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const limit = 100 * 1024;
const head =
  'POST /api/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n';

function chunked(size: number): string {
  const chunk = 'x'.repeat(8192);
  const count = Math.ceil(size / chunk.length);
  return `${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count)}0\r\n\r\n`;
}

describe('the body of a request', () => {
  test('when the body has exactly the maximum size, then the service receives all of it', async () => {
    const body = JSON.stringify('x'.repeat(limit - 2));

    const answer = await gateway.fetch('/api/events', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });

    expect(answer.status).toBe(200);
    expect(gateway.services.events.received.at(-1)?.body).toBe(body);
  });

  test('when the declared length is above the maximum, then the answer is 413 before the body is read', async () => {
    const before = gateway.services.events.received.length;

    const answer = await gateway.raw(`${head}Content-Length: ${limit + 1}\r\n\r\n`);

    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"body_too_large"');
    expect(gateway.services.events.received).toHaveLength(before);
  });

  test('when chunks exceed the maximum, then the answer is 413, and the service receives nothing', async () => {
    const before = gateway.services.events.received.length;

    const answer = await gateway.raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunked(limit + 8192)}`);

    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(gateway.services.events.received).toHaveLength(before);
  });

  test('when a body was too large, then the connection works for the next request', async () => {
    const large = `${head.replace('Connection: close\r\n', '')}Transfer-Encoding: chunked\r\n\r\n${chunked(limit * 3)}`;

    const answers = await gateway.raw(
      `${large}GET /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );

    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  test('when length and chunks are both declared, then the request is rejected', async () => {
    const answer = await gateway.raw(
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    );

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('when a read has a body, then the service does not receive the body', async () => {
    await gateway.raw(
      'GET /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}',
    );

    const arrived = gateway.services.events.received.at(-1);
    expect([arrived?.method, arrived?.body, arrived?.headers['content-length']]).toEqual([
      'GET',
      '',
      undefined,
    ]);
  });
});
