import { accountId, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

/** Makes calls one after another, each with its own session. Returns the number of requests to identity. */
async function countIdentityCalls(
  calls: number,
  { identityAnswers }: { identityAnswers: boolean },
): Promise<number> {
  let identityCalls = 0;
  gateway.services.identity.answerWith((_request, response) => {
    identityCalls += 1;
    response.statusCode = identityAnswers ? 200 : 500;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ token: 'a', expiresAt: '2030-01-01T00:00:00.000Z', accountId }));
  });
  for (let call = 0; call < calls; call += 1) {
    const cookie = `sid=${String(call).padStart(43, identityAnswers ? 'a' : 'b')}`;
    await gateway.fetch('/api/events', { headers: { cookie } });
  }
  return identityCalls;
}

describe('retries after the retry budget is used up', () => {
  test.each([
    [9, 5],
    [10, 6],
    [25, 7],
  ])(
    'when identity has answered %i times, then five failing calls make %i requests to identity',
    async (answers, identityCalls) => {
      await countIdentityCalls(100, { identityAnswers: false });

      await countIdentityCalls(answers, { identityAnswers: true });

      expect(await countIdentityCalls(5, { identityAnswers: false })).toBe(identityCalls);
    },
  );
});
