import { randomUUID } from 'node:crypto';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { requestSnapshots } from '@marquee/service-kit/test-kit/request-snapshots';
import { aClient, aProvider, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { requestDeletion } from './support/request-deletion.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const messages = [clientChanged, providerChanged, accountErased];

async function described({ id }: Pick<SignedUp, 'id'>) {
  return requestSnapshots(identity, { source: 'identity', messages, ids: [id] });
}

async function lastPublished({ id }: Pick<SignedUp, 'id'>) {
  const published = (await identity.published()).filter(({ aggregateId }) => aggregateId === id);
  return published.findLast(({ type }) => messages.some((message) => message.type === type));
}

function isStored(id: string): Promise<boolean> {
  const accounts = identity.connection.collection<{ _id: string }>('accounts');
  return accounts.countDocuments({ _id: id }).then((count) => count > 0);
}

describe('how identity describes an account for a rebuild', () => {
  test.each([
    ['client', aClient],
    ['provider', aProvider],
  ])('when a %s has signed up, then the account is described as it was published', async (_role, signUp) => {
    const account = await signUp(identity);

    const last = await lastPublished(account);

    expect(await described(account)).toMatchObject([{ type: last?.type, payload: last?.payload }]);
  });

  test('when the account was deleted and removed, then it is described by the message about the deletion', async () => {
    const account = await aClient(identity);
    await requestDeletion(identity, account);
    const erased = await lastPublished(account);
    await pollUntil(async () => !(await isStored(account.id)));

    const found = await described(account);

    const { type, payload, aggregateVersion } = erased ?? {};
    expect(found).toMatchObject([{ type, payload, aggregateVersion, aggregateId: account.id }]);
  });

  test('when the account was removed, then identity does not store its id', async () => {
    const account = await aClient(identity);
    await requestDeletion(identity, account);
    await identity.published();
    await pollUntil(async () => !(await isStored(account.id)));

    const remembered = await identity.connection.collection('erasedAccounts').find({}).toArray();

    expect(remembered).not.toHaveLength(0);
    expect(JSON.stringify(remembered)).not.toContain(account.id);
  });

  test('when there was never such an account, then nothing describes it', async () => {
    expect(await described({ id: randomUUID() })).toEqual([]);
  });
});
