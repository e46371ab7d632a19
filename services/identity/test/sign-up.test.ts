import { randomUUID } from 'node:crypto';
import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import {
  aClient,
  aClientSignup,
  aProviderSignup,
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

describe('sign up as a client', () => {
  test('when the form is valid, then the new user is signed in and the account is published with a version', async () => {
    const form = aClientSignup({ email: 'Amara.Okafor@Example.com' });

    const answer = await identity.call(signUpClient, { body: form });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      role: 'client',
      email: 'Amara.Okafor@Example.com',
      firstName: 'Amara',
    });
    expect(answer.body).toMatchObject({
      emailVerified: false,
      profile: { lastName: 'Okafor', homeAddress: '' },
    });
    const me = await identity.call(getCurrentUser, { headers: { cookie: cookieOf(answer) } });
    expect(me.body.id).toBe(answer.body.id);
    const message = (await identity.published()).find(({ aggregateId }) => aggregateId === answer.body.id);
    expect(message).toMatchObject({ type: 'identity.client.changed.v1', aggregateVersion: 1 });
    expect(message?.payload).toMatchObject({
      clientId: answer.body.id,
      name: 'Amara Okafor',
      emailVerified: false,
    });
  });

  test('when the sign-up succeeds, then the cookie is bound to the host, HttpOnly and free of account data', async () => {
    const answer = await identity.call(signUpClient, { body: aClientSignup() });

    const [cookie = ''] = answer.headers.getSetCookie();

    expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  test('when the email is in use in another letter case, then the answer is 409 with the specification’s text', async () => {
    await aClient(identity, { email: 'taken@example.com' });

    const { status, problem } = await identity.call(signUpClient, {
      body: aClientSignup({ email: 'TAKEN@example.com' }),
    });

    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'email_taken',
      message: 'An account with this email already exists',
    });
  });

  test('when twenty sign-ups for one email arrive at once, then one account is created', async () => {
    const form = aClientSignup();

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => identity.call(signUpClient, { body: form })),
    );

    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(answers.every(({ status }) => [201, 409, 429, 503].includes(status))).toBe(true);
  });

  test.each([
    ['without a special character', 'Velvetcurtain7', 'Password must contain: one special character'],
    ['too short', 'Ab1!', 'Password must contain: at least 8 characters'],
  ])('when the password is %s, then the error names what is missing', async (_case, password, message) => {
    const { status, problem } = await identity.call(signUpClient, { body: aClientSignup({ password }) });

    expect(status).toBe(400);
    expect(problem.errors).toContainEqual({ path: 'password', message });
  });

  test('when the passwords differ, then the answer is 400 and names the confirmation field', async () => {
    const body = aClientSignup({ confirmPassword: 'Another-curtain-7' });

    const { status, problem } = await identity.call(signUpClient, { body });

    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'confirmPassword', message: 'Passwords do not match' }]);
  });

  test.each(['Password1!', 'Welcome1!', 'TestPass123!'])(
    'when the password is %s, which only resembles a common one, then the account is created',
    async (password) => {
      const { status } = await identity.call(signUpClient, { body: aClientSignup({ password }) });

      expect(status).toBe(201);
    },
  );

  test.each(['password', 'PASSWORD1', 'Trustno1'])(
    'when the password is %s, which is a common one, then the sign-up is rejected and no account is created',
    async (password) => {
      const body = aClientSignup({ password });

      const { status, problem } = await identity.call(signUpClient, { body });

      expect(status).toBe(400);
      expect(problem.errors).toEqual([expect.objectContaining({ path: 'password' })]);
      const again = { ...body, password: goodPassword, confirmPassword: goodPassword };
      expect((await identity.call(signUpClient, { body: again })).status).toBe(201);
    },
  );

  test('when the body has extra fields, then they are ignored', async () => {
    const body = { ...aClientSignup(), role: 'admin', emailVerified: true, id: randomUUID() };

    const answer = await identity.call(signUpClient, { body });

    expect(answer.body).toMatchObject({ role: 'client', emailVerified: false });
    expect(answer.body.id).not.toBe(body.id);
  });

  test('when the body is no form, then the answer is 400 with the code invalid_input', async () => {
    const { status, problem } = await identity.call(signUpClient, { body: [] });

    expect(status).toBe(400);
    expect(problem.code).toBe('invalid_input');
  });
});

describe('sign up as a provider', () => {
  test('when the form is valid, then the whole snapshot is published', async () => {
    const answer = await identity.call(signUpProvider, { body: aProviderSignup() });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ role: 'provider', firstName: 'Sunset Sound Co.' });
    const message = (await identity.published()).find(({ aggregateId }) => aggregateId === answer.body.id);
    expect(message?.payload).toMatchObject({
      providerId: answer.body.id,
      businessName: 'Sunset Sound Co.',
      businessDescription: 'Music for every roof in town',
      serviceTypes: ['DJ Services', 'Lighting'],
    });
  });

  test('when only required fields are given, then the other fields are empty', async () => {
    const { businessName, email, password } = aProviderSignup();

    const answer = await identity.call(signUpProvider, { body: { businessName, email, password } });

    expect(answer.body.profile).toMatchObject({ phone: '', serviceTypes: [], businessDescription: '' });
  });

  test('when sign-ups from one network are rejected too often, then the answer is 429 and says when to retry', async () => {
    const narrow = await startIdentity({ SIGN_UP_ADDRESS_LIMIT: '2' });
    const taken = aProviderSignup();
    const signUp = (body = aProviderSignup()) => narrow.call(signUpProvider, { body });
    await signUp(taken);
    await signUp(taken);
    await signUp(taken);

    const { status, problem, headers } = await signUp();

    expect(status).toBe(429);
    expect(problem.code).toBe('too_many_attempts');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await narrow.stop();
  });
});
