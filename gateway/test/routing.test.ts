import { notForwarded, malformed, unowned, owned } from './routing-cases.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** The service that answered, or the status when none did. Sends the target byte for byte. */
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

  test.each(malformed)('when the target is %s, then 400 before a service gets it', async (target) => {
    expect(await ownerOf(target)).toBe('400');
  });

  test.each(notForwarded)('when the target is %s, then it reaches no service', async (target) => {
    expect(await ownerOf(target)).toBe('404');
  });

  test('when an id has encoded text, then it arrives unchanged', async () => {
    await gateway.fetch('/api/events/a%20b%252e?x=%2F..%2F');

    expect(gateway.services.events.received.at(-1)?.url).toBe('/api/events/a%20b%252e?x=%2F..%2F');
  });

  test('when no service owns the path, then the error has its request id', async () => {
    const answer = await gateway.fetch('/api/nothing');

    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status: 404,
      code: 'not_found',
      requestId: answer.headers.get('x-request-id'),
    });
  });
});
