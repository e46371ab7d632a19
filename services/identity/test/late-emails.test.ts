import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { randomUUID } from 'node:crypto';
import { emailRequested } from '../src/email-templates/email-template.ts';
import { requestDeletion } from './support/request-deletion.ts';
import { aClient, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** Delivers a late request for an email. */
async function requestArrives({ id: aggregateId, email: to }: SignedUp): Promise<void> {
  const letter = { kind: 'password-changed', to, name: 'Amara' } as const;
  await identity.deliver(emailRequested, { letter }, { aggregateId });
}

async function subjectsTo({ email }: SignedUp): Promise<string[]> {
  return (await identity.waitForEmails(0)).filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** The stored emails to a person, except the farewell. */
function storedEmailsOf({ id, email }: SignedUp): Promise<unknown[]> {
  const filter = { $or: [{ accountId: id }, { 'letter.to': email }], kind: { $ne: 'account-deleted' } };
  return identity.connection.collection('mails').find(filter).toArray();
}

function waitingFor({ id }: SignedUp): Promise<number> {
  const waiting = { accountId: id, 'letter.kind': 'reset-password', nextAttemptAt: { $exists: true } };
  return identity.connection.collection('mails').countDocuments(waiting);
}

describe('an email whose request arrives late', () => {
  test('when the account exists, then the email is sent', async () => {
    const client = await aClient(identity);

    await requestArrives(client);

    await pollUntil(async () => (await subjectsTo(client)).includes('Your password was changed'));
  });

  test('when the account does not have the email’s link, then the email is not sent', async () => {
    const client = await aClient(identity);
    const letter = { kind: 'reset-password', to: client.email, name: 'Amara', linkId: randomUUID() } as const;

    await identity.deliver(emailRequested, { letter }, { aggregateId: client.id });

    await pollUntil(async () => (await waitingFor(client)) === 0);
    expect(await subjectsTo(client)).not.toContain('Set a new password');
  });

  test('when the account was deleted, then no email is sent and no personal data remains', async () => {
    const client = await aClient(identity);
    await requestDeletion(identity, client);
    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    await pollUntil(async () => (await accounts.countDocuments({ _id: client.id })) === 0);

    await requestArrives(client);

    await pollUntil(async () => (await storedEmailsOf(client)).length === 0);
    expect(await subjectsTo(client)).not.toContain('Your password was changed');
  });
});
