import { updateSettings } from '@marquee/contracts/account-operations';
import { eventBooked, eventCancelled, eventCompleted } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { createAccountRepository } from '../src/accounts/account-repository.ts';
import { createEmailQueueRepository } from '../src/email-queue/email-queue-repository.ts';
import { createBookedEventRepository } from '../src/reminders/booked-event-repository.ts';
import { sendEventReminders } from '../src/reminders/send-event-reminders.ts';
import type { ReminderDeps } from '../src/reminders/send-event-reminders.ts';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anEvent, confirmedSides, noHolds } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

let identity: Identity;
let sides: Sides;
beforeEach(async () => {
  identity = await startIdentity();
  sides = await confirmedSides(identity);
});
afterEach(() => identity.stop());

const sevenDaysBefore = new Date('2026-06-13T13:00:00Z');
const oneDayBefore = new Date('2026-06-19T13:00:00Z');

async function aBookedEvent(): Promise<EventSnapshot> {
  const event = anEvent(sides, { status: 'booked', payableCents: 154_950 });
  await identity.deliver(eventBooked, event, { aggregateId: event.eventId, aggregateVersion: 4 });
  return event;
}

/** The dependencies of another replica, whose worker does not run. */
function anotherReplica(): ReminderDeps {
  const connection = identity.connection.useDb(identity.connection.name);
  return {
    accounts: createAccountRepository(connection),
    emailQueue: createEmailQueueRepository(connection),
    emailHolds: noHolds,
    bookedEvents: createBookedEventRepository(connection),
    now: identity.clock.now,
  };
}

async function reminderIds(): Promise<string[]> {
  const stored = await identity.connection.collection('mails').find().sort({ _id: 1 }).toArray();
  return stored.map(({ _id }) => String(_id));
}

describe('reminders', () => {
  test('when a booked event is near, then both sides are reminded seven days and one day before', async () => {
    const event = await aBookedEvent();

    identity.clock.set(sevenDaysBefore);
    const first = await identity.waitForEmails(2);
    identity.clock.set(oneDayBefore);
    const all = await identity.waitForEmails(4);

    expect(first.map(({ to }) => to)).toEqual([sides.client.email, sides.provider.email]);
    expect(first[0]?.subject).toBe('Okafor Wedding is in 7 days');
    expect(first[0]?.text).toContain('booked with Sunset Sound Co., is in 7 days');
    expect(first[0]?.text).toContain('Next: review the details with Sunset Sound Co.\n');
    expect(all[3]?.subject).toBe('Okafor Wedding is tomorrow');
    expect(all[3]?.id).toBe(`event-reminder.${event.eventId}.1.provider`);
  });

  test('when a booked event is near, then each side gets the phone number and the email address of the other', async () => {
    await aBookedEvent();

    identity.clock.set(sevenDaysBefore);
    const [toClient, toProvider] = await identity.waitForEmails(2);

    expect(toClient?.text).toContain(
      `Provider phone: +1 212 555 0111\nProvider email: ${sides.provider.email}\n`,
    );
    expect(toProvider?.text).toContain(
      `Client phone: +1 212 555 0100\nClient email: ${sides.client.email}\n`,
    );
  });

  test('when the phone field has other text or the email address is not confirmed, then the reminder does not show that contact', async () => {
    const accounts = identity.connection.collection('accounts');
    const phone = '+1.212.555.0111 or www.example.com';
    const changed = { emailVerified: false, 'profile.phone': phone };
    await accounts.updateOne({ email: sides.provider.email }, { $set: changed });
    await accounts.updateOne(
      { email: sides.client.email },
      { $set: { 'profile.phone': '+1.212.555.0100 ext. 4' } },
    );
    await aBookedEvent();
    identity.clock.set(sevenDaysBefore);

    await sendEventReminders(anotherReplica());

    const [toClient, toProvider] = await identity.waitForEmails(2);
    expect(toClient?.text).not.toContain('Provider phone');
    expect(toClient?.text).not.toContain('Provider email');
    expect(toProvider?.text).toContain('Client phone: +1 212 555 0100 ext. 4\n');
  });

  test('when a side has turned reminders off, then only the other side is reminded', async () => {
    const event = await aBookedEvent();
    const as = aClientCaller({ id: sides.client.id, clientId: sides.client.id });
    await identity.call(updateSettings, { as, body: { eventReminders: false } });
    identity.clock.set(sevenDaysBefore);

    await sendEventReminders(anotherReplica());

    expect(await reminderIds()).toEqual([`event-reminder.${event.eventId}.7.provider`]);
  });

  test('when several replicas poll at once, and again after a crash, then each side gets one email', async () => {
    const event = await aBookedEvent();
    identity.clock.set(sevenDaysBefore);
    const replica = anotherReplica();

    await Promise.all([sendEventReminders(replica), sendEventReminders(replica)]);
    const back = { $set: { remindAt: sevenDaysBefore } };
    await identity.connection.collection('bookedEvents').updateOne({ remindAt: oneDayBefore }, back);
    await sendEventReminders(replica);

    expect(await reminderIds()).toEqual([
      `event-reminder.${event.eventId}.7.client`,
      `event-reminder.${event.eventId}.7.provider`,
    ]);
  });

  test.each([
    ['cancelled', eventCancelled],
    ['completed', eventCompleted],
  ] as const)('when the event was %s meanwhile, then nobody is reminded', async (status, message) => {
    const event = await aBookedEvent();
    const arrival = { aggregateId: event.eventId, aggregateVersion: 5 };
    await identity.deliver(message, { ...event, status, cancelledBy: 'client' }, arrival);
    await identity.deliver(eventBooked, event, { ...arrival, aggregateVersion: 4 });

    identity.clock.set(sevenDaysBefore);
    await sendEventReminders(anotherReplica());

    expect((await reminderIds()).filter((id) => id.startsWith('event-reminder'))).toEqual([]);
  });

  test('when the event is cancelled before a reminder is sent, then the reminder is cancelled', async () => {
    const event = await aBookedEvent();
    const { emailQueue } = anotherReplica();
    const id = `event-reminder.${event.eventId}.7.client`;
    const letter = { kind: 'password-changed', to: sides.client.email, name: '' } as const;
    await emailQueue.insertIfAbsent({ id, letter, requestedAt: oneDayBefore });

    const arrival = { aggregateId: event.eventId, aggregateVersion: 5 };
    await identity.deliver(eventCancelled, { ...event, status: 'cancelled' }, arrival);

    expect(await reminderIds()).not.toContain(id);
  });
});
