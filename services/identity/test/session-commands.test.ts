import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { aClient, startIdentity } from './identity-kit.ts';
import type { Identity } from './identity-kit.ts';

let identity: Identity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

describe('a session that is looked up', () => {
  test('when the gateway asks whose it is, then the database is asked once', async () => {
    const { cookie } = await aClient(identity);
    const body = { session: cookie.replace('sid=', ''), audience: 'quotes' };

    const minted = await identity.callInternal(mintSessionToken, { body });

    expect(minted.status).toBe(200);
    expect(identity.commandsFor(minted)).toEqual(['aggregate']);
  });

  test.each([getCurrentUser, getClientProfile])(
    'when somebody reads about themselves at $path, then the database is asked once',
    async (operation) => {
      const { cookie, email } = await aClient(identity);

      const answer = await identity.call(operation, { headers: { cookie } });

      expect(answer.body).toMatchObject({ email });
      expect(identity.commandsFor(answer)).toEqual(['aggregate']);
    },
  );

  test('when somebody has changed what is kept of them, then the next reading says so', async () => {
    const { cookie } = await aClient(identity);
    const headers = { cookie };
    await identity.call(updateClientProfile, { headers, body: { phone: '555 0199' } });

    const { body } = await identity.call(getClientProfile, { headers });

    expect(body).toMatchObject({ phone: '555 0199' });
  });
});
