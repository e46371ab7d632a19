import { aClient, confirmAddress, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { aConfirmedClient, enableTwoFactor } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function stored(collection: string, id: string): Promise<object | null> {
  return identity.connection.collection<{ _id: string }>(collection).findOne({ _id: id });
}

describe('the history of an account', () => {
  test('when an account changes, then each change is stored as a fact with its version and time', async () => {
    const dana = await aClient(identity);

    await confirmAddress(identity, dana);

    const at = identity.clock.now();
    expect(await stored('accounts', dana.id)).toMatchObject({
      version: 2,
      history: [
        { type: 'registered', data: {}, version: 1, at },
        { type: 'email-verified', data: {}, version: 2, at },
      ],
    });
  });

  test('when two-factor authentication is turned on, then its facts have the account as actor and no secret', async () => {
    const dana = await aConfirmedClient(identity);

    await enableTwoFactor(identity, dana);

    const [actor, at] = [dana.id, identity.clock.now()];
    expect(await stored('secondSteps', dana.id)).toMatchObject({
      history: [
        { type: 'offered', data: {}, version: 1, actor, at },
        { type: 'turned-on', data: {}, version: 2, actor, at },
      ],
    });
  });
});
