import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createEmailQueueRepository } from '../src/email-queue/email-queue-repository.ts';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function metricValue(name: string): Promise<number> {
  const text = await (await identity.fetch('/metrics')).text();
  return Number(new RegExp(`^${name}\\{.*\\} (.+)$`, 'm').exec(text)?.[1]);
}

describe('the metrics of emails', () => {
  test('when one email is pending and another was given up, then both are counted, with the age of the pending one', async () => {
    const mails = createEmailQueueRepository(identity.connection);
    const letter = { kind: 'password-changed', to: 'dana@example.com', name: 'Dana' } as const;
    const [pendingId, givenUpId] = [randomUUID(), randomUUID()];
    const requestedAt = identity.clock.now();
    await mails.insertIfAbsent({ id: givenUpId, letter, requestedAt });
    await mails.giveUp(givenUpId, requestedAt);
    await identity.connection.collection('mails').insertOne({
      _id: pendingId as never,
      requestedAt,
      attempts: 3,
      nextAttemptAt: new Date('2031-01-01'),
    });
    identity.clock.advance({ minutes: 20 });

    const values = [await metricValue('mails_waiting'), await metricValue('mail_oldest_age_seconds')];

    expect([...values, await metricValue('mails_given_up')]).toEqual([1, 1_200, 1]);
  });

  test('when the alerts name a metric of emails, then that metric exists', async () => {
    const text = await (await identity.fetch('/metrics')).text();
    const alerts = readFileSync(
      join(import.meta.dirname, '../../../deploy/observability/alerts.yml'),
      'utf8',
    );

    const named = [...alerts.matchAll(/\bmails?_\w+/g)].map(([name]) => name);

    expect(named.filter((name) => !text.includes(`\n${name}{`))).toEqual([]);
    expect(named.length).toBeGreaterThan(1);
  });
});
