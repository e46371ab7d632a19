import { randomUUID } from 'node:crypto';
import { forgotPassword, resetPassword } from '@marquee/contracts/auth-operations';
import { createLogger } from '@marquee/service-kit/process/logger';
import { createIndexes } from '@marquee/service-kit/store/create-indexes';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { createResetRepository } from '../src/resets/reset-repository.ts';
import type { ResetRequest } from '../src/resets/reset-request.ts';
import { createResetWorker } from '../src/resets/reset-worker.ts';
import { aClient, startIdentity, tokenIn } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

const logger = createLogger({ name: 'identity', level: 'silent' });

describe('a requested reset', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  async function resetMailsTo(email: string) {
    const mails = await identity.sentEmails();
    return mails.filter((mail) => mail.to === email && mail.subject === 'Set a new password');
  }

  /** Stores a request as a process does that stops directly afterwards. */
  async function storeRequest(request: Partial<ResetRequest>): Promise<void> {
    const due = { requestedAt: identity.clock.now(), nextAttemptAt: identity.clock.now(), attempts: 1 };
    const { id = randomUUID(), ...rest } = request;
    const document = { _id: id, requestId: randomUUID(), traceparent: null, ...rest, ...due };
    await identity.connection.collection<{ _id: string }>('resetRequests').insertOne(document);
  }

  async function latestLinkOf({ email }: SignedUp): Promise<string> {
    const account = await identity.connection.collection('accounts').findOne({ email });
    return (account?.links as { id: string }[]).at(-1)?.id ?? 'no link';
  }

  test('when no account has the address, then no email is sent and nothing remains stored', async () => {
    const email = `nobody.${randomUUID()}@example.com`;
    await identity.call(forgotPassword, { body: { email } });

    expect(await resetMailsTo(email)).toEqual([]);
    const names = await identity.connection.listCollections();
    const stored = await Promise.all(
      names.map(({ name }) => identity.connection.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toContain(email);
  });

  test('when the process stopped before it carried out the reset, then the next process does so', async () => {
    const dana = await aClient(identity);

    await storeRequest({ email: dana.email.toUpperCase() });

    expect(await resetMailsTo(dana.email)).toHaveLength(1);
  });

  test('when the process stopped after it requested the email, then the next run emails nothing', async () => {
    const dana = await aClient(identity);
    await identity.call(forgotPassword, { body: { email: dana.email } });
    await identity.sentEmails();

    await storeRequest({ id: await latestLinkOf(dana), email: dana.email });

    expect(await resetMailsTo(dana.email)).toHaveLength(1);
  });

  test('when the link was used meanwhile, then the next run emails nothing', async () => {
    const dana = await aClient(identity);
    await identity.call(forgotPassword, { body: { email: dana.email } });
    const [mail] = await resetMailsTo(dana.email);
    const id = await latestLinkOf(dana);
    await identity.call(resetPassword, { body: { token: tokenIn(mail), password: 'Another-curtain-8' } });

    await storeRequest({ id, email: dana.email });

    expect(await resetMailsTo(dana.email)).toHaveLength(1);
  });
});

describe('the reset worker', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase('resets');
  });
  afterEach(() => database.drop());

  function aRequest(requestedAt: Date): ResetRequest {
    const id = randomUUID();
    return { id, email: `${id}@example.com`, requestId: id, traceparent: null, requestedAt };
  }

  test('when two workers run, then each reset is carried out once', async () => {
    const { now } = createTestClock();
    const resets = createResetRepository(database.connection);
    await createIndexes(database.connection);
    const requests = Array.from({ length: 30 }, () => aRequest(now()));
    await Promise.all(requests.map((request) => resets.insertIfAbsent(request)));
    const all = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const emailLink = async ({ id }: ResetRequest) => {
      done.push(id);
      if (done.length >= requests.length) {
        all.resolve(undefined);
      }
    };
    const workers = [1, 2].map(() => createResetWorker({ resets, emailLink, logger, now }));

    workers.forEach((worker) => {
      worker.start();
    });
    await all.promise;
    await Promise.all(workers.map((worker) => worker.stop()));

    expect(done.toSorted()).toEqual(requests.map(({ id }) => id).toSorted());
    expect(await resets.due(new Date(now().getTime() + 3_600_000), 1)).toEqual([]);
  });

  test('when a reset fails, then it is retried half a minute later', async () => {
    const clock = createTestClock();
    const resets = createResetRepository(database.connection);
    const request = aRequest(clock.now());
    await resets.insertIfAbsent(request);
    const failed = Promise.withResolvers<undefined>();
    const done = Promise.withResolvers<ResetRequest>();
    let attempts = 0;
    const emailLink = async () => {
      attempts += 1;
      if (attempts === 1) {
        failed.resolve(undefined);
        throw new Error('the database is away');
      }
      done.resolve(request);
    };
    const worker = createResetWorker({ resets, emailLink, logger, now: clock.now });
    worker.start();
    await failed.promise;

    clock.advance({ seconds: 30 });
    worker.wake();

    expect((await done.promise).id).toBe(request.id);
    await worker.stop();
    expect(await resets.due(new Date(clock.now().getTime() + 3_600_000), 1)).toEqual([]);
  });
});
