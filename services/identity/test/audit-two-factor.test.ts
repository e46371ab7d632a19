import {
  confirmSecondStep,
  offerSecondStep,
  renewRecoveryCodes,
} from '@marquee/contracts/two-factor-operations';
import { aClient, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import {
  aConfirmedClient,
  beginPendingSession,
  nextCode,
  enterCode,
  enableTwoFactor,
} from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

function auditEntries(subject: string, act: string) {
  return identity.trail({ subject, act });
}

describe('the audit trail of two-factor authentication', () => {
  test('when recovery codes are renewed, then the trail records the renewal with the actor', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const body = { password: goodPassword, code: nextCode(identity, dana.secret) };

    await identity.call(renewRecoveryCodes, { headers: { cookie: dana.cookie }, body });

    expect(await auditEntries(dana.id, 'recovery-codes-renewed')).toMatchObject([
      { actor: dana.id, outcome: 'done' },
    ]);
    expect(await auditEntries(dana.id, 'recovery-code-used')).toEqual([]);
  });

  test('when a user signs in with a recovery code, then the trail records the use of the code and the sign-in', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);

    await enterCode(identity, pending, { recoveryCode: dana.recoveryCodes[0] });

    expect(await auditEntries(dana.id, 'recovery-code-used')).toHaveLength(1);
    expect(await auditEntries(dana.id, 'signed-in')).toHaveLength(1);
  });

  test('when wrong codes lock the account, then the trail records the lockout once', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);

    for (let guess = 1; guess <= 6; guess += 1) {
      await enterCode(identity, pending, { code: '000000' });
    }

    expect(await auditEntries(dana.id, 'sign-in-failed')).toHaveLength(5);
    expect(await auditEntries(dana.id, 'account-locked')).toMatchObject([{ actor: 'system' }]);
  });

  test('when codes are guessed during the setup, then the trail records each guess up to the lockout, and the lockout', async () => {
    const dana = await aConfirmedClient(identity);
    const headers = { cookie: dana.cookie };
    await identity.call(offerSecondStep, { body: { password: goodPassword }, headers });

    for (let guess = 1; guess <= 6; guess += 1) {
      await identity.call(confirmSecondStep, { body: { code: '000000' }, headers });
    }

    expect(await auditEntries(dana.id, 'password-check-failed')).toHaveLength(5);
    expect(await auditEntries(dana.id, 'account-locked')).toHaveLength(1);
  });
});
