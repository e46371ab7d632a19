import { login } from '@marquee/contracts/auth-operations';
import type { Match } from '../src/passwords/hash-worker.ts';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

/** Password comparisons wait until this promise settles. */
let password: PromiseWithResolvers<Match>;
let identity: Identity;
beforeEach(async () => {
  password = Promise.withResolvers<Match>();
  const passwords = { hash: async () => 'a hash', match: () => password.promise };
  identity = await startIdentity({ SIGN_IN_ADDRESS_LIMIT: '60' }, { passwords });
});
afterEach(() => identity.stop());

type Answer = { status: number; problem: { code: string }; headers: Headers };

function guess(email: string, from = '198.51.100.7'): Promise<Answer> {
  const headers = { 'x-forwarded-for': from };
  return identity.call(login, { body: { email, password: 'guess' }, headers });
}

/** Starts this many sign-ins, each at another account. */
function guessMany(count: number, from?: string, domain = 'here'): Promise<Answer>[] {
  return Array.from({ length: count }, (_, nth) => guess(`guest-${nth}@${from ?? domain}.example`, from));
}

/** Returns the first `count` answers that arrive. */
async function firstAnswers(answers: readonly Promise<Answer>[], count: number): Promise<Answer[]> {
  const refused: Answer[] = [];
  const all = Promise.withResolvers<Answer[]>();
  for (const answer of answers) {
    void answer.then((given) => {
      if (refused.push(given) === count) {
        all.resolve([...refused]);
      }
    });
  }
  return all.promise;
}

describe('a burst of sign-ins', () => {
  test('when the bulkhead is full, then further sign-ins are rejected at once and not counted', async () => {
    const answers = guessMany(60);

    const refused = await firstAnswers(answers, 26);
    password.resolve('none');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);

    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['sign_in_busy']));
    expect(statuses.filter((status) => status === 401)).toHaveLength(34);
    expect(await identity.connection.collection('lockouts').countDocuments()).toBe(34);
  });

  test('when a burst targets one account, then attempts above the limit are rejected and sign-ins to other accounts are admitted', async () => {
    const answers = Array.from({ length: 50 }, () => guess('dana@example.com'));

    const refused = await firstAnswers(answers, 45);
    const other = guess('robin@example.com');
    password.resolve('none');

    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await other).status).toBe(401);
  });

  test('when a network has guessed at too many accounts, then its attempts are rejected and those of other networks are admitted', async () => {
    const failing = guessMany(60);
    await firstAnswers(failing, 26);
    password.resolve('none');
    await Promise.all(failing);
    await Promise.all(guessMany(26, undefined, 'other'));
    password = Promise.withResolvers<Match>();
    const elsewhere = guessMany(5, '203.0.113.9');

    const flood = await Promise.all(guessMany(50));
    password.resolve('none');

    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await Promise.all(elsewhere)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});
