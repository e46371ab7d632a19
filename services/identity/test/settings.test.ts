import { getSettings, updateSettings } from '@marquee/contracts/account-operations';
import { aClient, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('the settings of an account', () => {
  test('when nothing was chosen, then reminders are on and marketing is off', async () => {
    const { cookie } = await aClient(identity);

    const { body } = await identity.call(getSettings, { headers: { cookie } });

    expect(body).toEqual({ eventReminders: true, marketingEmails: false });
  });

  test('when one setting is changed, then the change is stored and the other setting stays', async () => {
    const { cookie } = await aClient(identity);

    const { status, body } = await identity.call(updateSettings, {
      headers: { cookie },
      body: { marketingEmails: true, unknown: 1 },
    });

    expect([status, body]).toEqual([200, { eventReminders: true, marketingEmails: true }]);
    expect((await identity.call(getSettings, { headers: { cookie } })).body).toEqual(body);
  });

  test('when a setting is no boolean, then the answer is 400', async () => {
    const { cookie } = await aClient(identity);

    const { status } = await identity.call(updateSettings, {
      headers: { cookie },
      body: { eventReminders: 'yes' },
    });

    expect(status).toBe(400);
  });

  test('when nobody is signed in, then the answer is 401', async () => {
    const statuses = [await identity.call(getSettings), await identity.call(updateSettings, { body: {} })];

    expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
  });
});
