import { changePassword, signUpClient } from '@marquee/contracts/account-operations';
import { login } from '@marquee/contracts/auth-operations';
import { hashSync } from '@node-rs/argon2';
import { aClient, aClientSignup, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

const composed = 'Ma\u00f1ana!\u00dcber1';
const decomposed = 'Man\u0303ana!U\u0308ber1';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity({ SIGN_IN_ACCOUNT_LIMIT: '2' });
});
afterEach(() => identity.stop());

function signIn(email: string, password: string) {
  return identity.call(login, { body: { email, password } });
}

/** A client whose password an earlier release hashed without Unicode normalization. */
async function aClientWithLegacyHash(typed: string) {
  const client = await aClient(identity);
  const passwordHash = hashSync(typed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await identity.connection
    .collection('accounts')
    .updateOne({ _id: client.id as never }, { $set: { passwordHash } });
  return client;
}

describe('a password with letters of two Unicode forms', () => {
  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('when %j was chosen and %j is typed, then the typed password matches', async (chosen, typed) => {
    const passwords = { password: chosen, confirmPassword: typed };
    const { body } = await identity.call(signUpClient, { body: aClientSignup(passwords) });

    expect((await signIn(body.email, typed)).status).toBe(200);
  });

  test('when the stored hash is that of the decomposed form, then that form signs in and replaces the hash, and afterwards both forms work', async () => {
    const { email, cookie } = await aClientWithLegacyHash(decomposed);

    const before = await signIn(email, composed);
    const asTyped = await signIn(email, decomposed);
    const after = await signIn(email, composed);

    expect([before.status, asTyped.status, after.status]).toEqual([401, 200, 200]);
    const own = await identity.call(changePassword, {
      headers: { cookie },
      body: { currentPassword: composed, newPassword: 'Velvet-curtain-8' },
    });
    expect(own.status).toBe(204);
  });

  test('when the stored hash is that of the decomposed form, then that form can be used to change the password', async () => {
    const { cookie } = await aClientWithLegacyHash(decomposed);

    const { status } = await identity.call(changePassword, {
      headers: { cookie },
      body: { currentPassword: decomposed, newPassword: 'Velvet-curtain-8' },
    });

    expect(status).toBe(204);
  });

  test('when a wrong password is compared in both forms, then it counts as one failed attempt', async () => {
    const { email } = await aClientWithLegacyHash(decomposed);

    const statuses = [
      (await signIn(email, `${decomposed}x`)).status,
      (await signIn(email, decomposed)).status,
    ];

    expect(statuses).toEqual([401, 200]);
  });

  test('when a password has spaces at its ends, then they are part of the password', async () => {
    const password = ` ${composed} `;
    const { body } = await identity.call(signUpClient, {
      body: aClientSignup({ password, confirmPassword: password }),
    });

    expect((await signIn(body.email, composed)).status).toBe(401);
    expect((await signIn(body.email, password)).status).toBe(200);
  });
});
