import type { UntilStopped } from '@marquee/service-kit/process/loop';
import {
  addressed,
  clientNameOf,
  clientOf,
  contactOf,
  providerName,
  providerOf,
  recipientOf,
} from '../notices/people.ts';
import { postNotice } from '../notices/post-notice.ts';
import type { Notice, NoticeDeps } from '../notices/post-notice.ts';
import type { BookedEventRepository, DueEvent } from './booked-event-repository.ts';
import { reminderId, reminderIdsOf } from './reminder-ids.ts';
import { nextReminderAt, reminderDue } from './reminder-times.ts';
import type { ReminderDays } from './reminder-times.ts';

export type ReminderDeps = Pick<NoticeDeps, 'accounts' | 'mails' | 'mailHolds' | 'now'> & {
  bookedEvents: BookedEventRepository;
};

const eventsAtOnce = 50;

/** Sends every due reminder. An email's id prevents a second one after a concurrent run or a crash. */
export async function remindOfEvents(
  deps: ReminderDeps,
  untilStopped: UntilStopped = (events) => events,
): Promise<void> {
  for (const event of untilStopped(await deps.bookedEvents.due(deps.now(), eventsAtOnce))) {
    await remindOf(deps, event);
  }
}

async function remindOf(deps: ReminderDeps, event: DueEvent): Promise<void> {
  const { bookedEvents, mails } = deps;
  const now = deps.now();
  const days = reminderDue(event, now);
  const notices = days === null ? [] : await noticesOf(deps, event, days);
  for (const notice of notices) {
    await postNotice(deps, notice, now);
  }
  const hasMovedOn = await bookedEvents.moveOn(event, nextReminderAt(event, now));
  if (!hasMovedOn && !(await bookedEvents.isBooked(event.eventId))) {
    // The event ended meanwhile.
    await mails.withdraw(reminderIdsOf(event.eventId));
  }
}

/** For each side whose setting is on. */
async function noticesOf({ accounts }: ReminderDeps, event: DueEvent, days: ReminderDays): Promise<Notice[]> {
  const { eventId, clientId, providerId, eventName, eventDate, startTime, venueAddress, timeZone } = event;
  const client = await clientOf(accounts, clientId);
  const provider = await providerOf(accounts, providerId);
  const about = { eventName, eventDate, startTime, venueAddress, timeZone, daysBefore: days };
  const sides = [
    {
      ...{ side: 'client' as const, account: client, other: provider, senderId: providerId },
      otherName: provider === null ? '' : providerName(provider),
    },
    {
      ...{ side: 'provider' as const, account: provider, other: client, senderId: clientId },
      otherName: client === null ? '' : clientNameOf(client),
    },
  ];
  return sides.flatMap(({ side, account, other, senderId, otherName }) =>
    account?.settings.eventReminders
      ? [
          {
            id: reminderId({ eventId, days, side }),
            ...recipientOf(account),
            senderId,
            letter: {
              kind: 'event-reminder' as const,
              ...addressed(account),
              ...about,
              toldSide: side,
              otherName: otherName || 'the other side',
              ...(other !== null && { otherContact: contactOf(other) }),
            },
          },
        ]
      : [],
  );
}
