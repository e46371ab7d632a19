import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { aClient, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

describe('a session lookup', () => {
  test('when the gateway looks a session up, then identity runs one database query', async () => {
    const { cookie } = await aClient(identity);
    const body = { session: cookie.replace('sid=', ''), audience: 'quotes' };

    const minted = await identity.callInternal(mintSessionToken, { body });

    expect(minted.status).toBe(200);
    expect(identity.commandsFor(minted)).toEqual(['aggregate']);
  });

  test.each([getCurrentUser, getClientProfile])(
    'when a user reads own data at $path, then identity runs one database query',
    async (operation) => {
      const { cookie, email } = await aClient(identity);

      const answer = await identity.call(operation, { headers: { cookie } });

      expect(answer.body).toMatchObject({ email });
      expect(identity.commandsFor(answer)).toEqual(['aggregate']);
    },
  );

  test('when the stored data has changed, then the next read returns the change', async () => {
    const { cookie } = await aClient(identity);
    const headers = { cookie };
    await identity.call(updateClientProfile, { headers, body: { phone: '555 0199' } });

    const { body } = await identity.call(getClientProfile, { headers });

    expect(body).toMatchObject({ phone: '555 0199' });
  });
});
