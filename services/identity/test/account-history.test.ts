import { aClient, confirmAddress, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('the history of an account', () => {
  test('when an account changes, then each change is stored as a fact with its version and time', async () => {
    const dana = await aClient(identity);

    await confirmAddress(identity, dana);

    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    const at = identity.clock.now();
    expect(await accounts.findOne({ _id: dana.id })).toMatchObject({
      version: 2,
      history: [
        { type: 'registered', data: {}, version: 1, at },
        { type: 'email-verified', data: {}, version: 2, at },
      ],
    });
  });
});
