import { updateSettings } from '@marquee/contracts/account-operations';
import { eventBooked } from '@marquee/contracts/messages/event-messages';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { createAccountRepository } from '../src/accounts/account-repository.ts';
import { createEmailQueueRepository } from '../src/email-queue/email-queue-repository.ts';
import { createBookedEventRepository } from '../src/reminders/booked-event-repository.ts';
import { sendEventReminders } from '../src/reminders/send-event-reminders.ts';
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
const thatMorning = new Date('2026-06-20T13:00:00Z');
const whenItBegins = new Date('2026-06-20T21:00:00Z');

/** Requests the reminders as of that moment. They stay pending until the test sets the clock. */
async function remindersWritten(at: Date): Promise<void> {
  const event = anEvent(sides, { status: 'booked', payableCents: 154_950 });
  await identity.deliver(eventBooked, event, { aggregateId: event.eventId, aggregateVersion: 4 });
  const connection = identity.connection.useDb(identity.connection.name);
  await sendEventReminders({
    accounts: createAccountRepository(connection),
    emailQueue: createEmailQueueRepository(connection),
    emailHolds: noHolds,
    bookedEvents: createBookedEventRepository(connection),
    now: () => at,
  });
}

/** Waits until every reminder was sent or cancelled; returns the subjects of those that were sent. */
async function subjectsSent(): Promise<string[]> {
  const mails = await identity.sentEmails();
  return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Okafor'));
}

describe('a reminder that waited for the mail server', () => {
  test('when the reminder is sent on the day of the event, then its subject says that the event is today', async () => {
    await remindersWritten(oneDayBefore);

    identity.clock.set(thatMorning);

    expect(await subjectsSent()).toEqual(['Okafor Wedding is today', 'Okafor Wedding is today']);
  });

  test('when the next reminder is due, then only the next reminder is sent', async () => {
    await remindersWritten(sevenDaysBefore);

    identity.clock.set(oneDayBefore);
    await pollUntil(async () => (await subjectsSent()).includes('Okafor Wedding is tomorrow'));

    expect(await subjectsSent()).toEqual(['Okafor Wedding is tomorrow', 'Okafor Wedding is tomorrow']);
  });

  test('when the event has started, then the reminder is not sent', async () => {
    await remindersWritten(oneDayBefore);

    identity.clock.set(whenItBegins);

    expect(await subjectsSent()).toEqual([]);
  });

  test('when a side has turned reminders off, then only the other side is reminded', async () => {
    await remindersWritten(oneDayBefore);
    const as = aClientCaller({ id: sides.client.id, clientId: sides.client.id });
    await identity.call(updateSettings, { as, body: { eventReminders: false } });

    identity.clock.set(thatMorning);

    await subjectsSent();
    const reminders = (await identity.waitForEmails(0)).filter(({ subject }) => subject.startsWith('Okafor'));
    expect(reminders.map(({ to }) => to)).toEqual([sides.provider.email]);
  });
});
