import { updateSettings } from '@marquee/contracts/account-operations';
import { eventBooked } from '@marquee/contracts/messages/event-messages';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { until } from '@marquee/service-kit/test-kit/until';
import { createAccountRepository } from '../src/accounts/account-repository.ts';
import { createMailRepository } from '../src/mails/mail-repository.ts';
import { createBookedEventRepository } from '../src/reminders/booked-event-repository.ts';
import { remindOfEvents } from '../src/reminders/remind-of-events.ts';
import { startIdentity } from './identity-kit.ts';
import type { Identity } from './identity-kit.ts';
import { anEvent, confirmedSides, noHolds } from './notice-kit.ts';
import type { Sides } from './notice-kit.ts';

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

/** Requests the reminders at that moment; they stay pending until this test sets the clock. */
async function remindersWritten(at: Date): Promise<void> {
  const event = anEvent(sides, { status: 'booked', totalCents: 154_950 });
  await identity.deliver(eventBooked, event, { aggregateId: event.eventId, aggregateVersion: 4 });
  const connection = identity.connection.useDb(identity.connection.name);
  await remindOfEvents({
    accounts: createAccountRepository(connection),
    mails: createMailRepository(connection),
    mailHolds: noHolds,
    bookedEvents: createBookedEventRepository(connection),
    now: () => at,
  });
}

/** Waits until every reminder was sent or cancelled. */
async function subjectsSent(): Promise<string[]> {
  const mails = await identity.mails();
  return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Okafor'));
}

describe('a reminder that waited for the mail server', () => {
  test('when it is sent on the day itself, then it says so', async () => {
    await remindersWritten(oneDayBefore);

    identity.clock.set(thatMorning);

    expect(await subjectsSent()).toEqual(['Okafor Wedding is today', 'Okafor Wedding is today']);
  });

  test('when the next one is due, then only that one is sent', async () => {
    await remindersWritten(sevenDaysBefore);

    identity.clock.set(oneDayBefore);
    await until(async () => (await subjectsSent()).includes('Okafor Wedding is tomorrow'));

    expect(await subjectsSent()).toEqual(['Okafor Wedding is tomorrow', 'Okafor Wedding is tomorrow']);
  });

  test('when the event has begun, then it is not sent', async () => {
    await remindersWritten(oneDayBefore);

    identity.clock.set(whenItBegins);

    expect(await subjectsSent()).toEqual([]);
  });

  test('when a side has turned reminders off, then only the other is reminded', async () => {
    await remindersWritten(oneDayBefore);
    const as = aClientCaller({ id: sides.client.id, clientId: sides.client.id });
    await identity.call(updateSettings, { as, body: { eventReminders: false } });

    identity.clock.set(thatMorning);

    await subjectsSent();
    const told = (await identity.arrived(0)).filter(({ subject }) => subject.startsWith('Okafor'));
    expect(told.map(({ to }) => to)).toEqual([sides.provider.email]);
  });
});
