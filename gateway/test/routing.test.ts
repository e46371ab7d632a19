import { notForwarded, malformed, unowned, owned } from './routing-cases.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** Sends the target byte for byte. Returns the service that answered, or the status if no service did. */
async function ownerOf(target: string): Promise<string> {
  const answer = await gateway.raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const service = /"service":"(\w+)"/.exec(answer)?.[1];
  return service ?? /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? answer;
}

describe('routing', () => {
  test.each(Object.entries(owned).flatMap(([service, paths]) => paths.map((path) => [path, service])))(
    'when /api/%s is requested, then %s answers',
    async (path = '', service = '') => {
      expect(await ownerOf(`/api/${path}`)).toBe(service);
    },
  );

  test.each(unowned)('when /api/%s is requested, then the answer is 404', async (path) => {
    expect(await ownerOf(`/api/${path}`)).toBe('404');
  });

  test.each(malformed)('when the target is %s, then the gateway itself answers 400', async (target) => {
    expect(await ownerOf(target)).toBe('400');
  });

  test.each(notForwarded)('when the target is %s, then the gateway itself answers 404', async (target) => {
    expect(await ownerOf(target)).toBe('404');
  });

  test('when an id has encoded text, then the service receives the id unchanged', async () => {
    await gateway.fetch('/api/events/a%20b%252e?x=%2F..%2F');

    expect(gateway.services.events.received.at(-1)?.url).toBe('/api/events/a%20b%252e?x=%2F..%2F');
  });

  test('when no service owns the path, then the error contains the request id', async () => {
    const answer = await gateway.fetch('/api/nothing');

    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status: 404,
      code: 'not_found',
      requestId: answer.headers.get('x-request-id'),
    });
  });
});
