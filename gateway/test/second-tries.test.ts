import { accountId, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

/** Calls one after another, each of a session of its own; how often identity was asked for all of them. */
async function askedFor(calls: number, { identityAnswers }: { identityAnswers: boolean }): Promise<number> {
  let asked = 0;
  gateway.services.identity.answerWith((_request, response) => {
    asked += 1;
    response.statusCode = identityAnswers ? 200 : 500;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ token: 'a', expiresAt: '2030-01-01T00:00:00.000Z', accountId }));
  });
  for (let call = 0; call < calls; call += 1) {
    const cookie = `sid=${String(call).padStart(43, identityAnswers ? 'a' : 'b')}`;
    await gateway.fetch('/api/events', { headers: { cookie } });
  }
  return asked;
}

describe('second tries, when all have been spent', () => {
  test.each([
    [9, 5],
    [10, 6],
    [25, 7],
  ])('when identity has answered %i times since, then five failures ask %i times', async (answers, asked) => {
    await askedFor(100, { identityAnswers: false });

    await askedFor(answers, { identityAnswers: true });

    expect(await askedFor(5, { identityAnswers: false })).toBe(asked);
  });
});
