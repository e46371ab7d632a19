import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/two-factor-operations';
import { aClient, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import {
  aConfirmedClient,
  codeAt,
  beginPendingSession,
  nextCode,
  enterCode,
  enableTwoFactor,
} from './support/two-factor-kit.ts';
import type { TwoFactorUser } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const password = goodPassword;

/** Returns a function that requests a renewal. Every call of this function repeats the same request, with the same idempotency key. */
function aRenewal({ cookie }: TwoFactorUser, proof: object) {
  const call = { headers: { cookie }, idempotencyKey: randomUUID(), body: { password, ...proof } };
  return () => identity.call(api.renewRecoveryCodes, call);
}

async function countEmails(email: string, subject: string): Promise<number> {
  return (await identity.sentEmails()).filter((mail) => mail.to === email && mail.subject === subject).length;
}

async function signsIn({ email }: TwoFactorUser, recoveryCode: string | undefined): Promise<number> {
  return (await enterCode(identity, await beginPendingSession(identity, email), { recoveryCode })).status;
}

describe('renewing recovery codes', () => {
  test('when codes are renewed with a recovery code, then ten new codes replace the old codes', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));

    const { body } = await aRenewal(dana, { recoveryCode: dana.recoveryCodes[0] })();

    expect(body.recoveryCodes.filter((one) => dana.recoveryCodes.includes(one))).toEqual([]);
    const state = await identity.call(api.getSecondStep, { headers: { cookie: dana.cookie } });
    expect(state.body.recoveryCodesLeft).toBe(10);
    expect([await signsIn(dana, dana.recoveryCodes[1]), await signsIn(dana, body.recoveryCodes[1])]).toEqual([
      422, 200,
    ]);
  });

  test.each(['code', 'recoveryCode'])(
    'when the answer was lost and the call is repeated with the same %s, then the same codes are returned',
    async (kind) => {
      const dana = await enableTwoFactor(identity, await aClient(identity));
      const given = kind === 'code' ? nextCode(identity, dana.secret) : dana.recoveryCodes[0];
      const renew = aRenewal(dana, { [kind]: given });
      const lost = await renew();

      const again = await renew();

      expect([again.status, again.body]).toEqual([200, lost.body]);
      expect(await signsIn(dana, again.body.recoveryCodes[3])).toBe(200);
      expect(await countEmails(dana.email, 'New recovery codes')).toBe(1);
    },
  );

  test('when the codes were renewed a second time, then a repetition of the first call does not return the replaced codes', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const renew = aRenewal(dana, { code: nextCode(identity, dana.secret) });
    await renew();
    await aRenewal(dana, { code: nextCode(identity, dana.secret) })();

    const { status, problem } = await renew();

    expect([status, problem.code]).toEqual([422, 'second_step_code_used']);
  });
});

describe('a repeated call that turns two-factor authentication on', () => {
  test('when the call has the same key, then the same codes are returned, and one email is sent', async () => {
    const dana = await aConfirmedClient(identity);
    const headers = { cookie: dana.cookie };
    const { secret } = (await identity.call(api.offerSecondStep, { body: { password }, headers })).body;
    const body = { code: codeAt(secret, identity.clock.now()) };
    const call = { headers, idempotencyKey: randomUUID(), body };
    const lost = await identity.call(api.confirmSecondStep, call);

    const again = await identity.call(api.confirmSecondStep, call);

    expect([again.status, again.body]).toEqual([200, lost.body]);
    expect(await countEmails(dana.email, 'Two-factor authentication is on')).toBe(1);
    expect(await signsIn({ ...dana, secret, ...again.body }, again.body.recoveryCodes[0])).toBe(200);
  });

  test('when the call has no key, then the answer says that two-factor authentication is on', async () => {
    const { cookie, secret } = await enableTwoFactor(identity, await aClient(identity));
    const body = { code: nextCode(identity, secret) };

    const { status, problem } = await identity.call(api.confirmSecondStep, { headers: { cookie }, body });

    expect([status, problem.code]).toEqual([409, 'second_step_is_on']);
  });
});
