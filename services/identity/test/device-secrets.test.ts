import { createHash } from 'node:crypto';
import { signUpClient } from '@marquee/contracts/account-operations';
import { login } from '@marquee/contracts/auth-operations';
import { createDeviceSecrets } from '../src/devices/device-secrets.ts';
import { aClient, aClientSignup, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** The device secret in the cookie that the response sets. */
function deviceIn({ headers }: { headers: Headers }): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith('device='))?.slice('device='.length) ?? '';
}

async function signIn(email: string, device: string): Promise<string> {
  const headers = { cookie: `device=${device}` };
  return deviceIn(await identity.call(login, { body: { email, password: goodPassword }, headers }));
}

function devicesOf({ id: accountId }: SignedUp): Promise<number> {
  return identity.connection.collection('devices').countDocuments({ accountId });
}

describe('the cookie of a device', () => {
  test.each([
    ['of the right length', 'p'.repeat(43)],
    [
      'with an invented signature',
      `${createDeviceSecrets('another key').make().slice(0, 28)}${'A'.repeat(15)}`,
    ],
    ['that another server has signed', createDeviceSecrets('another key').make()],
    ['with two invented secrets', ['a'.repeat(43), 'b'.repeat(43)].join('.')],
  ])('when an attacker plants a value %s, then a new secret replaces the value', async (_kind, planted) => {
    const dana = await aClient(identity);

    const given = await signIn(dana.email, planted);

    expect(given).toMatch(/^[\w-]{43}$/);
    expect(planted.split('.')).not.toContain(given);
  });

  test('when an attacker plants the secret of their own device, then each sign-in registers a new secret instead', async () => {
    const signedUp = await identity.call(signUpClient, { body: aClientSignup() });
    const planted = deviceIn(signedUp);
    const dana = await aClient(identity);

    const given = await signIn(dana.email, planted);
    await signIn(dana.email, planted);

    expect(given.split('.')[0]).not.toBe(planted);
    expect(await devicesOf(dana)).toBe(3);
  });

  test('when two people share a browser, then both accounts know the browser', async () => {
    const [dana, robin] = [await aClient(identity), await aClient(identity)];
    const first = await signIn(dana.email, '');
    const second = await signIn(robin.email, first);
    const third = await signIn(dana.email, second);

    await signIn(robin.email, third);

    expect([await devicesOf(dana), await devicesOf(robin)]).toEqual([2, 2]);
  });

  test('when an earlier release issued the secret without a signature, then the account still knows the device', async () => {
    const dana = await aClient(identity);
    const unsigned = 'u'.repeat(43);
    const _id = createHash('sha256').update(`${dana.id} ${unsigned}`).digest('base64url');
    const devices = identity.connection.collection<{ _id: string }>('devices');
    await devices.insertOne({ _id, ...{ accountId: dana.id, lastSeenAt: identity.clock.now() } });

    const given = await signIn(dana.email, unsigned);

    expect(given).toBe(unsigned);
  });
});
