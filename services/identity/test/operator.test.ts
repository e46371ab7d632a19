import { changePassword } from '@marquee/contracts/account-operations';
import { messageOperations } from '@marquee/contracts/message-operations';
import { turnOffSecondStep } from '@marquee/contracts/two-factor-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { admin, adminSecret, cookieOf, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { beginPendingSession, nextCode, enterCode } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('the operator', () => {
  const { listQueues } = messageOperations.identity;

  async function operatorSession(): Promise<string> {
    const pending = await beginPendingSession(identity, admin.email, admin.password);
    return cookieOf(await enterCode(identity, pending, { code: nextCode(identity, adminSecret) }));
  }

  test('when the operator from the configuration signs in, then the role is admin', async () => {
    const pending = await beginPendingSession(identity, admin.email, admin.password);

    const answer = await enterCode(identity, pending, { code: nextCode(identity, adminSecret) });

    expect(answer.body).toMatchObject({
      role: 'admin',
      emailVerified: true,
      profile: null,
      email: admin.email,
    });
  });

  test('when the operator signs in with the configured secret, then operations are allowed, even after a changed password', async () => {
    const cookie = await operatorSession();
    const allowed = await identity.call(listQueues, { headers: { cookie } });

    const changed = await identity.call(changePassword, {
      body: { currentPassword: admin.password, newPassword: admin.password },
      headers: { cookie },
    });
    const after = await identity.call(listQueues, { headers: { cookie: cookieOf(changed) } });

    expect([allowed.status, changed.status, after.status]).toEqual([200, 204, 200]);
  });

  test('when the operator turns two-factor authentication off, then only the operator’s own pages are allowed', async () => {
    const other = await startIdentity();
    const pending = await beginPendingSession(other, admin.email, admin.password);
    const cookie = cookieOf(await enterCode(other, pending, { code: nextCode(other, adminSecret) }));
    const body = { password: admin.password, code: nextCode(other, adminSecret) };

    await other.call(turnOffSecondStep, { body, headers: { cookie } });

    const refused = await other.call(listQueues, { headers: { cookie } });
    const own = await other.call(listSessions, { headers: { cookie } });
    expect([refused.status, refused.problem.code, own.status]).toEqual([403, 'second_step_required', 200]);
    await other.stop();
  });
});
