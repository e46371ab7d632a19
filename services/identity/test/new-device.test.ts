import { changePassword, signUpClient } from '@marquee/contracts/account-operations';
import { login } from '@marquee/contracts/auth-operations';
import {
  aClientSignup,
  aClient,
  aConfirmedClient,
  goodPassword,
  startIdentity,
} from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const subject = 'A new device signed in';

function cookiesOf({ headers }: { headers: Headers }): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function signIn(email: string, cookie = '') {
  return identity.call(login, { body: { email, password: goodPassword }, headers: { cookie } });
}

async function notificationsTo(email: string) {
  return (await identity.sentEmails()).filter((mail) => mail.to === email && mail.subject === subject);
}

describe('a new device', () => {
  test('when a user signs up and in again with the same browser, then nobody is notified', async () => {
    const signedUp = await identity.call(signUpClient, { body: aClientSignup() });

    await signIn(signedUp.body.email, cookiesOf(signedUp));

    expect(await notificationsTo(signedUp.body.email)).toEqual([]);
  });

  test('when a browser is new, then the account’s owner is notified once, with the browser and the network', async () => {
    const dana = await aConfirmedClient(identity, { firstName: 'Dana' });
    const first = await signIn(dana.email);

    await signIn(dana.email, cookiesOf(first));

    const notifications = await notificationsTo(dana.email);
    const stored = identity.connection.collection('mails');
    expect(await stored.countDocuments({ kind: 'new-device', accountId: dana.id })).toBe(1);
    expect(notifications).toHaveLength(1);
    expect(notifications[0]?.text).toContain('Hi Dana,');
    expect(notifications[0]?.text).toContain(
      'Device: An unknown device\nFrom: this computer\nTime: March 2, 2026 at 10:00 AM EST',
    );
    expect(notifications[0]?.text).toContain('http://localhost:8080/account');
  });

  test('when only another account knows the browser, then the browser is new to this account', async () => {
    const [dana, eve] = [await aConfirmedClient(identity), await aConfirmedClient(identity)];
    const hers = await signIn(eve.email);

    await signIn(dana.email, cookiesOf(hers));

    expect(await notificationsTo(dana.email)).toHaveLength(1);
  });

  test('when the cookie is invented, then it is replaced', async () => {
    const dana = await aClient(identity);

    const answer = await signIn(dana.email, 'device=mine');

    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    );
  });

  test('when the address is not confirmed, then no email about the new device goes to the address', async () => {
    const dana = await aClient(identity);

    await signIn(dana.email);

    expect(await notificationsTo(dana.email)).toEqual([]);
  });

  test('when the password is changed, then the browser is known afterwards', async () => {
    const dana = await aClient(identity);
    const body = { currentPassword: goodPassword, newPassword: 'Another-curtain-8' };
    const changed = await identity.call(changePassword, { body, headers: { cookie: dana.cookie } });

    const again = { email: dana.email, password: 'Another-curtain-8' };
    await identity.call(login, { body: again, headers: { cookie: cookiesOf(changed) } });

    expect(await notificationsTo(dana.email)).toEqual([]);
  });
});
