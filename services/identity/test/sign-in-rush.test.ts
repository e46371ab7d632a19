import { login } from '@marquee/contracts/auth-operations';
import { startIdentity } from './identity-kit.ts';
import type { Identity } from './identity-kit.ts';

const password = Promise.withResolvers<boolean>();

let identity: Identity;
beforeAll(async () => {
  const passwords = { hash: async () => 'a hash', matches: () => password.promise };
  identity = await startIdentity({ SIGN_IN_ADDRESS_LIMIT: '1000' }, { passwords });
});
afterAll(() => identity.stop());

type Answer = { status: number; problem: { code: string } };

async function sentAway(answers: readonly Promise<Answer>[], count: number): Promise<Answer[]> {
  const refused: Answer[] = [];
  const all = Promise.withResolvers<Answer[]>();
  for (const answer of answers) {
    void answer.then((given) => {
      if (given.status === 503 && refused.push(given) === count) {
        all.resolve(refused);
      }
    });
  }
  return all.promise;
}

describe('a rush of sign-ins', () => {
  test('when there is no seat left, then the rest is sent away at once, and nothing of it is counted', async () => {
    const answers = Array.from({ length: 60 }, (_, nth) =>
      identity.call(login, { body: { email: `guest-${nth}@example.com`, password: 'guess' } }),
    );

    const refused = await sentAway(answers, 24);
    password.resolve(false);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);

    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['sign_in_busy']));
    expect(statuses.filter((status) => status === 401)).toHaveLength(36);
    expect(await identity.connection.collection('lockouts').countDocuments()).toBe(36);
  });
});
