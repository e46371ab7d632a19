import { changePassword, sendContactMessage, signUpClient } from '@marquee/contracts/account-operations';
import { forgotPassword, login } from '@marquee/contracts/auth-operations';
import type { Match } from '../src/passwords/hash-worker.ts';
import { aClientSignup, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

const fair = { 'x-forwarded-for': '198.51.100.7' };

/** The comparison of passwords that begin with "held" waits for this promise. */
let held: PromiseWithResolvers<Match>;
let identity: Identity;

beforeEach(async () => {
  held = Promise.withResolvers<Match>();
  const passwords = {
    hash: async (password: string) => `hash of ${password}`,
    match: async (password: string, hash: string | null): Promise<Match> =>
      password.startsWith('held') ? held.promise : hash === `hash of ${password}` ? 'right' : 'none',
  };
  // The default value, which the test kit raises.
  identity = await startIdentity({ SIGN_UP_ADDRESS_LIMIT: '30' }, { passwords });
});

afterEach(async () => {
  held.resolve('none');
  await identity.stop();
});

type Neighbor = { email: string; device: string; session: string };

/** Signs up a person in this network; returns the account with the browser's cookies. */
async function aNeighbor(): Promise<Neighbor> {
  const { body, headers } = await identity.call(signUpClient, { body: aClientSignup(), headers: fair });
  const [session = '', device = ''] = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { email: body.email, device, session };
}

function signIn(email: string, password: string, cookie = '') {
  return identity.call(login, { body: { email, password }, headers: { ...fair, cookie } });
}

async function guess(emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    await signIn(email, 'a guess');
  }
}

function emails(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => `guest-${nth}@example.com`);
}

describe('a network in which strangers guess', () => {
  test('when strangers guess sixty times at one account, then others in the network can sign in on any device', async () => {
    const neighbor = await aNeighbor();
    await guess(Array.from({ length: 60 }, () => 'dana@example.com'));

    const { status } = await signIn(neighbor.email, goodPassword);

    expect(status).toBe(200);
  });

  test('when strangers have guessed at fifty accounts, then a known device can sign in and another device is rejected with advice', async () => {
    const neighbor = await aNeighbor();
    await guess(emails(50));

    const known = await signIn(neighbor.email, goodPassword, neighbor.device);
    const unknown = await signIn(neighbor.email, goodPassword);

    expect([known.status, unknown.status]).toEqual([200, 429]);
    expect(unknown.problem.message).toContain('Sign in on a device that you have used before.');
  });

  test('when strangers have guessed at fifty accounts, then a known device has five guesses of its own', async () => {
    const neighbor = await aNeighbor();
    await guess(emails(50));
    const statuses: number[] = [];

    for (const password of ['a', 'b', 'c', 'd', 'e', goodPassword]) {
      statuses.push((await signIn(neighbor.email, password, neighbor.device)).status);
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('when strangers have guessed at fifty accounts, then a signed-in user in the network can change the password', async () => {
    const neighbor = await aNeighbor();
    await guess(emails(50));
    const body = { currentPassword: goodPassword, newPassword: 'Another-curtain-8' };

    const { status } = await identity.call(changePassword, {
      body,
      headers: { ...fair, cookie: neighbor.session },
    });

    expect(status).toBe(204);
  });

  test('when a user mistypes the password and then signs in, then the mistake does not count for the network', async () => {
    const [neighbor, other] = [await aNeighbor(), await aNeighbor()];
    await signIn(neighbor.email, 'mistyped');
    await signIn(neighbor.email, goodPassword);
    await guess(emails(49));

    const { status } = await signIn(other.email, goodPassword);

    expect(status).toBe(200);
  });

  test('when strangers take every concurrent attempt at an account, then the owner’s device can sign in', async () => {
    const owner = await aNeighbor();
    const strangers = Array.from({ length: 30 }, () => signIn(owner.email, 'held by strangers'));
    const refused = await Promise.race(strangers);
    const known = signIn(owner.email, goodPassword, owner.device);
    const refusedLater = await signIn(owner.email, 'held by strangers');

    held.resolve('none');

    expect([refused.status, refusedLater.status, (await known).status]).toEqual([429, 429, 200]);
    await Promise.all(strangers);
  });
});

describe('many people in one network, as at a wedding fair', () => {
  const actions: Record<string, (email: string) => Promise<{ status: number }>> = {
    'sign up': (email) => identity.call(signUpClient, { body: aClientSignup({ email }), headers: fair }),
    'write to the operator': (email) =>
      identity.call(sendContactMessage, {
        body: { name: 'Dana', email, message: 'Do you do boats?' },
        headers: fair,
      }),
    'forget their passwords': (email) => identity.call(forgotPassword, { body: { email }, headers: fair }),
  };

  test.each(Object.entries(actions))(
    'when sixty people %s, then all of them succeed',
    async (_name, action) => {
      const answers = await Promise.all(emails(60).map((email) => action(email)));

      expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    },
  );

  test('when thirty sign-ups were rejected, then taken and free addresses get the same answer', async () => {
    const taken = [await aNeighbor(), await aNeighbor(), await aNeighbor(), await aNeighbor()];
    const signUp = (email: string) =>
      identity.call(signUpClient, { body: aClientSignup({ email }), headers: fair });
    for (const { email } of Array.from({ length: 8 }, () => taken).flat()) {
      await signUp(email);
    }

    const [again, free] = [await signUp(taken[0]?.email ?? ''), await signUp('robin@example.com')];

    expect([again.status, again.problem]).toEqual([
      429,
      { ...free.problem, requestId: again.problem.requestId },
    ]);
  });
});
