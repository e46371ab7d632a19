import { changePassword, signUpClient } from '@marquee/contracts/account-operations';
import { forgotPassword, login, resetPassword } from '@marquee/contracts/auth-operations';
import { aClientSignup, goodPassword, startIdentity, tokenIn } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

/** A password hasher that does not hash, so that many guesses take no time. */
const passwords = {
  hash: async (password: string) => `hash of ${password}`,
  match: async (password: string, hash: string | null) =>
    hash === `hash of ${password}` ? ('right' as const) : ('none' as const),
};

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({}, { passwords });
});
afterAll(() => identity.stop());

type Owner = { email: string; cookie: string };

/** Signs up an account owner whose browser keeps every cookie. */
async function anOwner(): Promise<Owner> {
  const { body, headers } = await identity.call(signUpClient, { body: aClientSignup() });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { email: body.email, cookie: cookies.join('; ') };
}

async function signIn(email: string, password: string, cookie = ''): Promise<number> {
  return (await identity.call(login, { body: { email, password }, headers: { cookie } })).status;
}

async function guessFiveTimes(email: string, cookie = ''): Promise<void> {
  for (const guess of ['a', 'b', 'c', 'd', 'e']) {
    await signIn(email, guess, cookie);
  }
}

describe('a known device', () => {
  test('when strangers lock the account, then the owner’s browser can sign in and another browser cannot', async () => {
    const dana = await anOwner();

    await guessFiveTimes(dana.email);

    expect(await signIn(dana.email, goodPassword)).toBe(429);
    expect(await signIn(dana.email, goodPassword, dana.cookie)).toBe(200);
  });

  test('when only another account knows the device, then its guesses count like those of strangers', async () => {
    const [dana, eve] = [await anOwner(), await anOwner()];

    await guessFiveTimes(dana.email, eve.cookie);

    expect(await signIn(dana.email, goodPassword)).toBe(429);
  });

  test('when the device itself guesses too often, then it is locked out until a reset', async () => {
    const dana = await anOwner();
    await guessFiveTimes(dana.email, dana.cookie);
    const waiting = await signIn(dana.email, goodPassword, dana.cookie);
    await identity.call(forgotPassword, { body: { email: dana.email } });
    const mail = (await identity.sentEmails()).findLast(({ to }) => to === dana.email);
    const password = 'Another-curtain-8';

    await identity.call(resetPassword, { body: { token: tokenIn(mail), password } });

    expect(waiting).toBe(429);
    expect(await signIn(dana.email, password, dana.cookie)).toBe(200);
  });

  test('when the password was reset, then no device has its own count any more', async () => {
    const dana = await anOwner();
    await identity.call(forgotPassword, { body: { email: dana.email } });
    const mail = (await identity.sentEmails()).findLast(({ to }) => to === dana.email);
    const password = 'Another-curtain-8';
    await identity.call(resetPassword, { body: { token: tokenIn(mail), password } });

    await guessFiveTimes(dana.email);

    expect(await signIn(dana.email, password, dana.cookie)).toBe(429);
  });
});

describe('the password check of a signed-in account', () => {
  test('when strangers lock the account, then its owner can still give the password', async () => {
    const dana = await anOwner();
    const body = { currentPassword: goodPassword, newPassword: 'Another-curtain-8' };

    await guessFiveTimes(dana.email);

    const { status } = await identity.call(changePassword, { body, headers: { cookie: dana.cookie } });
    expect(status).toBeLessThan(300);
  });

  test('when the password was wrong too often, then further checks are rejected', async () => {
    const dana = await anOwner();
    const give = async (currentPassword: string) => {
      const body = { currentPassword, newPassword: 'Another-curtain-8' };
      return (await identity.call(changePassword, { body, headers: { cookie: dana.cookie } })).status;
    };
    for (const guess of ['a', 'b', 'c', 'd', 'e']) {
      await give(guess);
    }

    expect(await give(goodPassword)).toBe(429);
  });
});
