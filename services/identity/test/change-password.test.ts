import { changePassword } from '@marquee/contracts/account-operations';
import { getCurrentUser, login } from '@marquee/contracts/auth-operations';
import { aClient, aConfirmedClient, cookieOf, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const newPassword = 'Another-curtain-8';

function change({ cookie }: SignedUp, currentPassword: string, wanted = newPassword) {
  return identity.call(changePassword, {
    body: { currentPassword, newPassword: wanted },
    headers: { cookie },
  });
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await identity.call(getCurrentUser, { headers: { cookie } })).status === 200;
}

describe('change password', () => {
  test('when the current password is right, then every other session ends and this browser stays signed in', async () => {
    const dana = await aClient(identity);
    const elsewhere = cookieOf(
      await identity.call(login, { body: { email: dana.email, password: goodPassword } }),
    );

    const answer = await change(dana, goodPassword);

    expect(answer.status).toBe(204);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(dana.cookie)).toBe(false);
    expect(await isSignedIn(cookieOf(answer))).toBe(true);
  });

  test('when the password was changed, then the owner is notified and the old password no longer works', async () => {
    const dana = await aConfirmedClient(identity);

    await change(dana, goodPassword);

    const mails = (await identity.sentEmails()).filter(({ to }) => to === dana.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
    const old = await identity.call(login, { body: { email: dana.email, password: goodPassword } });
    expect(old.status).toBe(401);
  });

  test('when the current password is wrong, then the answer is 422, names the field, and nothing changes', async () => {
    const dana = await aClient(identity);

    const { status, problem } = await change(dana, 'wrong');

    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'wrong_password', errors: [{ path: 'currentPassword' }] });
    expect(await isSignedIn(dana.cookie)).toBe(true);
  });

  test('when the password is guessed five times in a stolen session, then even the right password is rejected', async () => {
    const dana = await aClient(identity);
    for (const guess of ['a', 'b', 'c', 'd', 'e']) {
      await change(dana, guess);
    }

    expect((await change(dana, goodPassword)).status).toBe(429);
  });

  test.each([
    ['weak', 'short'],
    ['common and weak', 'Trustno1'],
  ])('when the new password is %s, then the answer is 400 and names the field', async (_case, wanted) => {
    const dana = await aClient(identity);

    const { status, problem } = await change(dana, goodPassword, wanted);

    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe('newPassword');
  });

  test('when the new password only resembles a common password, then it is accepted', async () => {
    const dana = await aClient(identity);

    expect((await change(dana, goodPassword, 'Welcome1!')).status).toBe(204);
  });

  test('when nobody is signed in, then the answer is 401', async () => {
    const body = { currentPassword: goodPassword, newPassword };

    expect((await identity.call(changePassword, { body })).status).toBe(401);
  });
});

describe('a password that is never changed', () => {
  test('when the password is years old, then it still works, but only exactly as it was chosen', async () => {
    const dana = await aClient(identity);
    identity.clock.advance({ days: 3_000 });
    const signInWith = (password: string) => identity.call(login, { body: { email: dana.email, password } });

    const answers = [
      await signInWith(goodPassword),
      await signInWith(` ${goodPassword}`),
      await signInWith(goodPassword.toLowerCase()),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401]);
  });
});
