import { listUsers, reinstateUser } from '@marquee/contracts/admin-operations';
import { login } from '@marquee/contracts/auth-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { syncOperators } from '../src/accounts/sync-operators.ts';
import { createAccountRepository } from '../src/accounts/account-repository.ts';
import { aClient, admin, adminSecret, cookieOf, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { beginPendingSession, nextCode, enterCode } from './support/two-factor-kit.ts';

const as = anAdminCaller();
const successor = 'successor@marquee.test';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.stop());

/** Runs the start-up step of a replica with this ADMIN_EMAIL. */
async function startsWith(email: string): Promise<void> {
  const accounts = createAccountRepository(identity.connection);
  await syncOperators({ accounts, now: identity.clock.now }, email);
}

async function theOperator() {
  const [found] = (await identity.call(listUsers, { as, query: { role: 'admin' } })).body;
  return found ?? { id: '', status: 'active' };
}

function signIn() {
  return identity.call(login, { body: { email: admin.email, password: admin.password } });
}

describe('an operator whom the configuration no longer names', () => {
  test('when identity starts, then the operator’s sessions end, sign-in is rejected, and the trail records the suspension', async () => {
    const pending = await beginPendingSession(identity, admin.email, admin.password);
    const cookie = cookieOf(await enterCode(identity, pending, { code: nextCode(identity, adminSecret) }));

    await startsWith(successor);

    const { id, status } = await theOperator();
    expect([status, (await identity.call(listSessions, { headers: { cookie } })).status]).toEqual([
      'suspended',
      401,
    ]);
    expect((await signIn()).problem.code).toBe('account_suspended');
    expect(await identity.trail({ subject: id, act: 'account-suspended' })).toMatchObject([
      { actor: 'system', reason: 'No longer the operator in the configuration' },
    ]);
  });

  test('when several replicas start at once, then the operator is suspended once', async () => {
    await Promise.all([startsWith(successor), startsWith(successor), startsWith(successor)]);

    const { id } = await theOperator();
    expect(await identity.trail({ subject: id, act: 'account-suspended' })).toHaveLength(1);
  });

  test('when the configuration names the operator again, in any letter case, then the operator can sign in', async () => {
    await startsWith(successor);

    await startsWith(admin.email.toUpperCase());

    expect((await theOperator()).status).toBe('active');
    expect((await signIn()).body).toEqual({ secondStep: true });
  });

  test('when the named address belongs to a client, then the operator stays active', async () => {
    const { email } = await aClient(identity);

    await startsWith(email);

    expect((await theOperator()).status).toBe('active');
  });

  test('when the operator is reinstated by API, then the call is rejected, because the configuration decides', async () => {
    await startsWith(successor);
    const { id } = await theOperator();

    const { status, problem } = await identity.call(reinstateUser, { as, params: { id } });

    expect([status, problem.code]).toEqual([422, 'cannot_reinstate_operator']);
    expect((await theOperator()).status).toBe('suspended');
  });
});
