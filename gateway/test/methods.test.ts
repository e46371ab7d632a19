import { createOpenApiDocument } from '@marquee/contracts/openapi';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const paths = Object.entries(createOpenApiDocument().paths ?? {});

/** Sends a request without a session or an origin, as programs other than browsers do. */
async function send(method: string, path: string, headers: readonly string[] = []) {
  const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''];
  const answer = await gateway.raw(head.join('\r\n'));
  return {
    answer,
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    allow: /^allow: (.*)\r$/im.exec(answer)?.[1],
  };
}

function arrived(): number {
  return Object.values(gateway.services).flatMap(({ received }) => received).length;
}

describe('a method that a path does not support', () => {
  test.each([
    ['PATCH', '/api/events', 'GET, HEAD, POST'],
    ['DELETE', '/api/quotes/7?x=1', 'GET, HEAD, PATCH'],
    ['PUT', '/api/auth/login', 'POST'],
    ['POST', '/api/billing/invoices/aging', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['OPTIONS', '/api/docs', 'GET, HEAD'],
    ['POST', '/livez', 'GET, HEAD'],
    ['OPTIONS', '/readyz', 'GET, HEAD'],
    ['OPTIONS', '/config.json', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/home', 'GET, HEAD'],
    ['DELETE', '/main.js', 'GET, HEAD'],
    ['PATCH', '/mfe/client/remoteEntry.js', 'GET, HEAD'],
  ])('when %s is sent to %s, then the answer is 405, and Allow lists %s', async (method, path, methods) => {
    const before = arrived();

    const { status, allow, answer } = await send(method, path);

    expect([status, allow]).toEqual([405, methods]);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(answer).toContain('"code":"method_not_allowed"');
    expect(arrived()).toBe(before);
  });

  test.each(['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])(
    'when %s is sent to any documented path, then Allow lists the documented methods',
    async (method) => {
      const answers = await Promise.all(
        paths.map(async ([path]) => (await send(method, path.replaceAll(/\{\w+\}/g, '7'))).allow),
      );

      const described = paths.map(([, declared]) =>
        Object.keys(declared)
          .flatMap((name) => (name === 'get' ? ['GET', 'HEAD'] : [name.toUpperCase()]))
          .sort()
          .join(', '),
      );
      expect(paths.length).toBeGreaterThan(50);
      expect(answers).toEqual(described);
    },
  );

  test('when a TRACE request contains a secret, then the answer does not contain the secret', async () => {
    const { status, answer } = await send('TRACE', '/api/auth/user', [
      'Cookie: sid=secret',
      'X-Mark: secret',
    ]);

    expect(status).toBe(405);
    expect(answer).not.toContain('secret');
  });

  test.each<readonly [method: string, path: string]>([
    ['OPTIONS', '/api/nothing'],
    ['TRACE', '/api/auth'],
    ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) =>
      ['/api', '/api/', '/api?x=1', '/API', '/Api/events'].map((path) => [method, path] as const),
    ),
  ])('when %s is sent to %s, which no operation declares, then the answer is 404', async (method, path) => {
    const { answer, ...read } = await send(method, path, ['Accept: text/html']);

    expect(read).toEqual({ status: 404, allow: undefined });
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
  });
});
