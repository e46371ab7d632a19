import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { until } from '@marquee/service-kit/test-kit/until';
import { deletion } from './deletion.ts';
import { aClient, startIdentity } from './identity-kit.ts';
import type { Identity, SignedUp } from './identity-kit.ts';
import { protect } from './second-step-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function isThere(collection: string, { id }: SignedUp): Promise<boolean> {
  return (await identity.connection.collection<{ _id: string }>(collection).findOne({ _id: id })) !== null;
}

/** Another replica holds the lease on the messages of the two-factor document. */
async function leaseSecondStep({ id }: SignedUp): Promise<void> {
  const at = identity.clock.now();
  const outboxLeasedUntil = new Date(at.getTime() + 3_600_000);
  await identity.connection
    .collection<{ _id: string }>('secondSteps')
    .updateOne({ _id: id }, { $set: { outboxPendingSince: at, outboxLeasedUntil } });
}

function told({ id }: SignedUp) {
  const settled = { $unset: { outboxPendingSince: 1, outboxLeasedUntil: 1 } } as const;
  return identity.connection.collection<{ _id: string }>('secondSteps').updateOne({ _id: id }, settled);
}

async function erasureArrives({ id: accountId }: SignedUp): Promise<void> {
  const erasedAt = identity.clock.now().toISOString();
  await identity.deliver(accountErased, { accountId, role: 'client', erasedAt }, { aggregateId: accountId });
}

describe('the two-factor document of a deleted account', () => {
  test('when it has messages to publish, then it is removed, and the account with it, once they are published', async () => {
    const client = await protect(identity, await aClient(identity));
    await identity.published();
    await leaseSecondStep(client);
    await deletion(identity, client);
    await erasureArrives(client);
    const before = [await isThere('secondSteps', client), await isThere('accounts', client)];

    await told(client);

    await until(async () => !(await isThere('accounts', client)));
    expect([before, await isThere('secondSteps', client)]).toEqual([[true, true], false]);
  });

  test('when all messages are published, then nothing of it remains', async () => {
    const client = await protect(identity, await aClient(identity));

    await deletion(identity, client);

    await until(async () => !(await isThere('accounts', client)));
    expect(await isThere('secondSteps', client)).toBe(false);
  });
});
