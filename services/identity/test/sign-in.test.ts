import { signUpClient } from '@marquee/contracts/account-operations';
import { getCurrentUser, login } from '@marquee/contracts/auth-operations';
import {
  aClient,
  aClientSignup,
  aProvider,
  cookieOf,
  goodPassword,
  startIdentity,
} from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function statusWith(cookie: string): Promise<number> {
  return (await identity.call(getCurrentUser, { headers: { cookie } })).status;
}

describe('sign in', () => {
  test('when email (in any letter case) and password are right, then the answer has the user and a session', async () => {
    const dana = await aClient(identity, { email: 'Dana@Example.com', firstName: 'Dana' });

    const answer = await identity.call(login, {
      body: { email: ' dana@example.COM', password: goodPassword },
    });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: dana.id, firstName: 'Dana', role: 'client' });
    expect(await statusWith(cookieOf(answer))).toBe(200);
  });

  test('when the browser has a session, then that session ends and the new one has another cookie', async () => {
    const dana = await aClient(identity);

    const answer = await identity.call(login, {
      body: { email: dana.email, password: goodPassword },
      headers: { cookie: dana.cookie },
    });

    expect(cookieOf(answer)).not.toBe(dana.cookie);
    expect(await statusWith(dana.cookie)).toBe(401);
    expect(await statusWith(cookieOf(answer))).toBe(200);
  });

  test('when the password is wrong or the account unknown, then the answers differ only in the request id', async () => {
    const dana = await aClient(identity);

    const wrong = await identity.call(login, { body: { email: dana.email, password: 'wrong' } });
    const unknown = await identity.call(login, { body: { email: 'nobody@example.com', password: 'wrong' } });

    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.problem).toMatchObject({ code: 'invalid_credentials', title: 'Sign-in failed' });
    expect({ ...wrong.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' });
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('when the body is malformed, then the answer is 400 and names the fields', async () => {
    const { status, problem } = await identity.call(login, { body: { email: 7 } });

    expect(status).toBe(400);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['email', 'password']);
  });

  test('when five guesses have failed, then even the right password is rejected until the lockout ends', async () => {
    const dana = await aClient(identity);
    const guess = (password: string) => identity.call(login, { body: { email: dana.email, password } });
    for (const password of ['a', 'b', 'c', 'd', 'e']) {
      await guess(password);
    }

    const waiting = await guess(goodPassword);
    identity.clock.advance({ seconds: 1 });
    const later = await guess(goodPassword);

    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '1']);
    expect(later.status).toBe(200);
  });

  test('when a hundred guesses arrive at once, then only the allowed number of passwords are compared', async () => {
    const dana = await aClient(identity);

    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        identity.call(login, { body: { email: dana.email, password: 'guess' } }),
      ),
    );

    const reached = answers.filter(({ status }) => status === 401);
    expect(reached.length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => [401, 429].includes(status))).toBe(true);
  });

  test('when one network guesses at many accounts, then only this network is locked out', async () => {
    const narrow = await startIdentity({ SIGN_IN_ADDRESS_LIMIT: '3' });
    const guess = (email: string, from: string) =>
      narrow.call(login, { body: { email, password: 'guess' }, headers: { 'x-forwarded-for': from } });
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      await guess(email, '198.51.100.7');
    }

    const same = await guess('d@example.com', '198.51.100.7');
    const other = await guess('d@example.com', '198.51.100.8');

    expect([same.status, other.status]).toEqual([429, 401]);
    await narrow.stop();
  });
});

describe('the current user', () => {
  test('when nobody is signed in, then the answer is 401 with the code unauthenticated', async () => {
    const { status, problem } = await identity.call(getCurrentUser);

    expect(status).toBe(401);
    expect(problem).toMatchObject({ code: 'unauthenticated', message: 'Unauthorized' });
  });

  test.each(['sid=', 'sid=made-up', 'other=1; sid', 'sid=a=b'])(
    'when the cookie is %s, then the answer is 401',
    async (cookie) => {
      expect(await statusWith(cookie)).toBe(401);
    },
  );

  test('when a provider is signed in, then the answer includes the profile', async () => {
    const dev = await aProvider(identity);

    const me = await identity.call(getCurrentUser, { headers: { cookie: `theme=dark; ${dev.cookie}` } });

    expect(me.body).toMatchObject({
      role: 'provider',
      profile: { businessName: 'Sunset Sound Co.', email: dev.email },
    });
  });
});

describe('a session', () => {
  test('when a session is not used for seven days, then it has ended', async () => {
    const dana = await aClient(identity);

    identity.clock.advance({ days: 7 });

    expect(await statusWith(dana.cookie)).toBe(401);
  });

  test('when a session is used every day, then it ends after thirty days', async () => {
    const dana = await aClient(identity);
    const statuses: number[] = [];

    for (let day = 1; day <= 30; day += 1) {
      identity.clock.advance({ days: 1 });
      statuses.push(await statusWith(dana.cookie));
    }

    expect(statuses.slice(0, 29).every((status) => status === 200)).toBe(true);
    expect(statuses[29]).toBe(401);
  });

  test('when the public URL is https, then the cookie’s name and attributes bind the cookie to the host', async () => {
    const secure = await startIdentity({ PUBLIC_URL: 'https://marquee.test' });

    const { headers } = await secure.call(signUpClient, { body: aClientSignup() });

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; /),
      expect.stringMatching(/^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; /),
    ]);
    await secure.stop();
  });
});
