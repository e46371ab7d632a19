import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { requestDeletion } from './support/request-deletion.ts';
import { aClient, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { enableTwoFactor } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function exists(collection: string, { id }: SignedUp): Promise<boolean> {
  return (await identity.connection.collection<{ _id: string }>(collection).findOne({ _id: id })) !== null;
}

/** Lets another replica hold the lease on the messages of the two-factor document. */
async function leaseTwoFactor({ id }: SignedUp): Promise<void> {
  const at = identity.clock.now();
  const outboxLeasedUntil = new Date(at.getTime() + 3_600_000);
  await identity.connection
    .collection<{ _id: string }>('secondSteps')
    .updateOne({ _id: id }, { $set: { outboxPendingSince: at, outboxLeasedUntil } });
}

function markPublished({ id }: SignedUp) {
  const settled = { $unset: { outboxPendingSince: 1, outboxLeasedUntil: 1 } } as const;
  return identity.connection.collection<{ _id: string }>('secondSteps').updateOne({ _id: id }, settled);
}

async function erasureArrives({ id: accountId }: SignedUp): Promise<void> {
  const erasedAt = identity.clock.now().toISOString();
  await identity.deliver(accountErased, { accountId, role: 'client', erasedAt }, { aggregateId: accountId });
}

describe('the two-factor document of a deleted account', () => {
  test('when the document has messages to publish, then the document and the account are removed once the messages are published', async () => {
    const client = await enableTwoFactor(identity, await aClient(identity));
    await identity.published();
    await leaseTwoFactor(client);
    await requestDeletion(identity, client);
    await erasureArrives(client);
    const before = [await exists('secondSteps', client), await exists('accounts', client)];

    await markPublished(client);

    await pollUntil(async () => !(await exists('accounts', client)));
    expect([before, await exists('secondSteps', client)]).toEqual([[true, true], false]);
  });

  test('when all messages are published, then the document is removed', async () => {
    const client = await enableTwoFactor(identity, await aClient(identity));

    await requestDeletion(identity, client);

    await pollUntil(async () => !(await exists('accounts', client)));
    expect(await exists('secondSteps', client)).toBe(false);
  });
});
