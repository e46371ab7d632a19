import { chooseRole } from '@marquee/contracts/account-operations';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { createPasswordHasher } from '../src/passwords/password-hasher.ts';
import { requestDeletion } from './support/request-deletion.ts';
import { aClient, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

const asProvider = {
  role: 'provider',
  businessName: 'Golden Hour',
  phone: '212-555-0142',
  description: 'Photographs',
  serviceTypes: ['Photography'],
};

let identity: Identity;
/** Runs while the password is compared. */
let meanwhile: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  const hasher = createPasswordHasher('lowest');
  const match: typeof hasher.match = async (...args) => {
    await meanwhile();
    return hasher.match(...args);
  };
  identity = await startIdentity({}, { passwords: { ...hasher, match } });
});
afterAll(() => identity.stop());

async function aNewcomer() {
  const { id, cookie } = await aClient(identity);
  await identity.connection
    .collection<{ _id: string }>('accounts')
    .updateOne({ _id: id }, { $set: { role: null, profile: null } });
  return { id, cookie };
}

describe('deleting one’s account', () => {
  test('when a newcomer becomes a provider during the password check, then the message about the deletion has the role provider', async () => {
    const { id, cookie } = await aNewcomer();
    meanwhile = () => identity.call(chooseRole, { headers: { cookie }, body: asProvider });

    const { status } = await requestDeletion(identity, { cookie });

    const message = (await identity.published()).find(
      ({ type, aggregateId }) => type === accountErased.type && aggregateId === id,
    );
    expect(status).toBe(204);
    expect(message?.payload).toMatchObject({ accountId: id, role: 'provider' });
  });
});
