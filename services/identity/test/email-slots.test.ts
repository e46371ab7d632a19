import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { createFingerprint } from '../src/keyed-hash.ts';
import { allocateSlot } from '../src/unsolicited/allocate-slot.ts';
import type { SlotEmail } from '../src/unsolicited/allocate-slot.ts';
import { createEmailQuotaRepository } from '../src/unsolicited/email-quota-repository.ts';
import { createEmailSlotRepository } from '../src/unsolicited/email-slot-repository.ts';

const fingerprint = createFingerprint('a-secret-of-identity-for-mailed-links');
const at = new Date('2026-03-02T15:00:00.000Z');
const sender = { senderId: 'sender', emailKey: 'lena@example.com', isUnsolicited: true, isNewSender: true };

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase('identity');
});
afterEach(() => database.drop());

function emailsOf(count: number): SlotEmail[] {
  return Array.from({ length: count }, (_mail, place) => ({
    ...sender,
    id: `mail-${place}`,
    quoteId: `${place}`,
  }));
}

/** One of two replicas on one database. */
function aReplica() {
  const { connection } = database;
  const quotas = createEmailQuotaRepository(connection, { fingerprint, values: {} });
  return {
    slots: createEmailSlotRepository(connection, fingerprint),
    quotas,
    onReached: () => undefined,
    now: () => at,
  };
}

describe('the slots of emails to people who have not written first', () => {
  test('when two replicas allocate slots for the same emails at once, then each email counts once', async () => {
    const [one, two] = [aReplica(), aReplica()];

    const slots = await Promise.all(
      emailsOf(5).flatMap((mail) => [allocateSlot(one, mail), allocateSlot(two, mail)]),
    );

    expect(slots).toEqual(Array.from({ length: 10 }, () => at));
  });

  test('when two replicas allocate slots for more emails than the limit, then no more than the limit are sent at once', async () => {
    const [one, two] = [aReplica(), aReplica()];

    const slots = await Promise.all(
      emailsOf(7).flatMap((mail) => [allocateSlot(one, mail), allocateSlot(two, mail)]),
    );

    expect(slots.filter((slot) => slot?.getTime() === at.getTime())).toHaveLength(10);
  });

  test('when a replica stops after it has reserved a place for an email, then the email keeps that place', async () => {
    const [one, two] = [aReplica(), aReplica()];
    const mails = emailsOf(5);
    const limit = 'UNSOLICITED_RECIPIENT_LIMIT';
    const window = { limit, who: 'sender lena@example.com', end: endOfWindow(limit, at) } as const;
    await one.quotas.reserve(window, 'mail-0');

    const slots = await Promise.all(mails.toReversed().map((mail) => allocateSlot(two, mail)));

    expect(slots).toEqual(mails.map(() => at));
  });
});
