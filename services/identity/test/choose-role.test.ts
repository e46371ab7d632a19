import { randomUUID } from 'node:crypto';
import { chooseRole } from '@marquee/contracts/account-operations';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { signInWithGoogle, startWithGoogle } from './support/google-kit.ts';
import type { IdentityWithGoogle } from './support/google-kit.ts';
import { aClient, admin, adminSecret, cookieOf } from './support/identity-kit.ts';
import { beginPendingSession, nextCode, enterCode } from './support/two-factor-kit.ts';

let google: IdentityWithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

const asClient = { role: 'client', firstName: 'Noor', lastName: 'Haddad', phone: '212-555-0190' };
const asProvider = {
  role: 'provider',
  businessName: 'Golden Hour',
  phone: '212-555-0142',
  description: 'Photographs',
  serviceTypes: ['Photography', 'Photography'],
};

/** A person who has signed in for the first time, with Google. */
async function aNewcomer() {
  const browser = google.aBrowser();
  const email = `noor.${randomUUID().slice(0, 8)}@gmail.example`;
  await signInWithGoogle(browser, { email });
  const cookie = browser.cookie();
  const choose = (body: unknown, idempotencyKey: string = randomUUID()) =>
    google.identity.call(chooseRole, { headers: { cookie }, body, idempotencyKey });
  return { email, cookie, choose };
}

async function publishedTypesAbout(email: string): Promise<string[]> {
  const messages = await google.identity.published();
  return messages.filter(({ payload }) => JSON.stringify(payload).includes(email)).map(({ type }) => type);
}

describe('choose a role', () => {
  test('when a newcomer becomes a client, then profile and role are stored and published', async () => {
    const noor = await aNewcomer();
    const before = await publishedTypesAbout(noor.email);

    const { status, body } = await noor.choose(asClient);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'client',
      firstName: 'Noor',
      emailVerified: true,
      profile: { lastName: 'Haddad', phone: '212-555-0190', email: noor.email },
    });
    expect(before).toEqual([]);
    expect(await publishedTypesAbout(noor.email)).toEqual([clientChanged.type]);
  });

  test('when a newcomer becomes a provider, then the session continues as that of a provider', async () => {
    const lena = await aNewcomer();

    await lena.choose(asProvider);

    const me = await google.identity.call(getCurrentUser, { headers: { cookie: lena.cookie } });
    expect(me.body).toMatchObject({
      role: 'provider',
      profile: { businessName: 'Golden Hour', serviceTypes: ['Photography'] },
    });
    expect(await publishedTypesAbout(lena.email)).toEqual([providerChanged.type]);
  });

  test('when the same role is chosen again, with the same idempotency key or another, then nothing changes', async () => {
    const noor = await aNewcomer();
    const key = randomUUID();
    const first = await noor.choose(asClient, key);

    const [same, other] = [
      await noor.choose(asClient, key),
      await noor.choose({ ...asClient, firstName: 'Nora' }),
    ];

    expect([same.body, other.body]).toEqual([first.body, first.body]);
    expect(await publishedTypesAbout(noor.email)).toHaveLength(1);
  });

  test('when another role is chosen later, then the answer is 409', async () => {
    const noor = await aNewcomer();
    await noor.choose(asClient);

    const { status, problem } = await noor.choose(asProvider);

    expect([status, problem.code]).toEqual([409, 'role_already_chosen']);
  });

  test('when both roles are chosen at once, then one call succeeds and the other gets 409', async () => {
    const noor = await aNewcomer();

    const answers = await Promise.all([noor.choose(asClient), noor.choose(asProvider)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await publishedTypesAbout(noor.email)).toHaveLength(1);
  });

  test.each([
    ['has no role', {}, ['role']],
    ['has the operator’s role', { role: 'admin' }, ['role']],
    ['has a client’s role but no name', { role: 'client' }, ['firstName', 'lastName', 'phone']],
    ['has a provider’s role but no business', { role: 'provider' }, ['businessName']],
  ])('when the body %s, then the answer is 400 and names the fields', async (_case, body, paths) => {
    const { choose } = await aNewcomer();

    const { status, problem } = await choose(body);

    expect(status).toBe(400);
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths);
  });

  test('when an account had a role from the start, then it cannot choose another', async () => {
    const dana = await aClient(google.identity);
    const pending = await beginPendingSession(google.identity, admin.email, admin.password);
    const code = nextCode(google.identity, adminSecret);
    const operator = cookieOf(await enterCode(google.identity, pending, { code }));

    const answers = await Promise.all(
      [dana.cookie, operator].map((cookie) =>
        google.identity.call(chooseRole, { headers: { cookie }, body: asProvider }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  test('when nobody is signed in, then the answer is 401', async () => {
    expect((await google.identity.call(chooseRole, { body: asClient })).status).toBe(401);
  });
});
