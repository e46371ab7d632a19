import { randomUUID } from 'node:crypto';
import { listUsers, reinstateUser, suspendUser } from '@marquee/contracts/admin-operations';
import { forgotPassword, getCurrentUser, login, resetPassword } from '@marquee/contracts/auth-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { listProviders } from '@marquee/contracts/profile-operations';
import { aClientCaller, anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import {
  aClient,
  aProvider,
  cookieOf,
  goodPassword,
  startIdentity,
  tokenIn,
} from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

const as = anAdminCaller();
let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

function suspend(id: string, reason = 'Spam') {
  return identity.call(suspendUser, { as, params: { id }, body: { reason } });
}

function reinstate(id: string) {
  return identity.call(reinstateUser, { as, params: { id } });
}

function signIn(email: string, password = goodPassword) {
  return identity.call(login, { body: { email, password } });
}

async function statusWith(cookie: string): Promise<number> {
  return (await identity.call(getCurrentUser, { headers: { cookie } })).status;
}

async function suspendedFlagsOf(providerId: string): Promise<unknown[]> {
  const messages = (await identity.published()).filter(
    ({ type, aggregateId }) => type === providerChanged.type && aggregateId === providerId,
  );
  return messages.map(({ payload }) => providerChanged.payload.parse(payload).suspended);
}

describe('suspend a user', () => {
  test('when an account is suspended, then every session ends and actor, time and reason are recorded', async () => {
    const dana = await aClient(identity);
    const second = cookieOf(await signIn(dana.email));

    const { status, body } = await suspend(dana.id, 'Sends spam');

    expect([status, body.status, body.openSessions]).toEqual([200, 'suspended', 0]);
    const at = identity.clock.now().toISOString();
    expect(body.suspension).toEqual({ at, by: as.id, reason: 'Sends spam' });
    expect([await statusWith(dana.cookie), await statusWith(second)]).toEqual([401, 401]);
  });

  test('when a suspended user signs in, then only the right password gets the reason', async () => {
    const dana = await aClient(identity);
    await suspend(dana.id);

    const right = await signIn(dana.email);
    const wrong = await signIn(dana.email, 'wrong');
    const unknown = await signIn('nobody@example.com', 'wrong');

    expect([right.status, right.problem.code]).toEqual([403, 'account_suspended']);
    expect(right.headers.getSetCookie()).toEqual([]);
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'invalid_credentials']);
    expect({ ...wrong.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' });
  });

  test('when the password of a suspended account is reset, then the reset works but sign-in is still rejected', async () => {
    const dana = await aClient(identity);
    await suspend(dana.id);
    await identity.call(forgotPassword, { body: { email: dana.email } });
    const mails = (await identity.sentEmails()).filter(({ to }) => to === dana.email);
    const token = tokenIn(mails.find(({ text }) => text.includes('?reset=')));

    const reset = await identity.call(resetPassword, { body: { token, password: 'Another-curtain-8' } });

    expect(reset.status).toBe(204);
    expect((await signIn(dana.email, 'Another-curtain-8')).status).toBe(403);
  });

  test('when the call is repeated with another reason, then nothing changes and the first reason stays', async () => {
    const dana = await aClient(identity);
    const first = await suspend(dana.id, 'Sends spam');
    const again = await suspend(dana.id, 'Another reason');

    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await identity.trail({ subject: dana.id, act: 'account-suspended' })).toMatchObject([
      { actor: as.id, reason: 'Sends spam', outcome: 'done' },
    ]);
  });

  test.each([{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])(
    'when the body is %j, then the answer is 400',
    async (body) => {
      const { status } = await identity.call(suspendUser, { as, params: { id: randomUUID() }, body });

      expect(status).toBe(400);
    },
  );

  test('when the account is an operator’s or the caller’s own, then the call is rejected with an explanation', async () => {
    const [operator = { id: '' }] = (await identity.call(listUsers, { as, query: { role: 'admin' } })).body;
    const themself = anAdminCaller({ id: operator.id });
    const params = { id: operator.id };

    const other = await suspend(operator.id);
    const own = await identity.call(suspendUser, { as: themself, params, body: { reason: 'Tired' } });

    expect([other.status, other.problem.code]).toEqual([422, 'cannot_suspend_operator']);
    expect([own.status, own.problem.code]).toEqual([422, 'cannot_suspend_yourself']);
  });

  test('when the caller is no operator, then the call is rejected and nothing changes', async () => {
    const dana = await aClient(identity);
    const call = { as: aClientCaller(), params: { id: dana.id }, body: { reason: 'Spam' } };

    expect((await identity.call(suspendUser, call)).status).toBe(403);
    expect(await statusWith(dana.cookie)).toBe(200);
  });
});

describe('reinstate a user', () => {
  test('when an account is reinstated, then its user can sign in again, and old sessions stay ended', async () => {
    const dana = await aClient(identity);
    await suspend(dana.id);

    const { status, body } = await reinstate(dana.id);

    expect([status, body.status, body.suspension]).toEqual([200, 'active', null]);
    expect(await statusWith(dana.cookie)).toBe(401);
    expect((await signIn(dana.email)).status).toBe(200);
  });

  test('when the account is not suspended, then nothing changes', async () => {
    const dana = await aClient(identity);

    expect((await reinstate(dana.id)).status).toBe(200);
    expect(await identity.trail({ subject: dana.id, act: 'account-reinstated' })).toEqual([]);
    expect(await statusWith(dana.cookie)).toBe(200);
  });
});

describe('a suspended provider', () => {
  test('when a provider is suspended and reinstated, then each change is published', async () => {
    const dev = await aProvider(identity);
    await suspend(dev.id);
    await reinstate(dev.id);

    expect(await suspendedFlagsOf(dev.id)).toEqual([false, true, false]);
  });

  test('when clients list providers, then the suspended provider is missing until reinstated', async () => {
    const dev = await aProvider(identity);
    const listed = async () =>
      (await identity.call(listProviders, { as: aClientCaller() })).body.map(({ email }) => email);
    await suspend(dev.id);
    const meanwhile = await listed();
    await reinstate(dev.id);

    expect(meanwhile).not.toContain(dev.email);
    expect(await listed()).toContain(dev.email);
  });
});
