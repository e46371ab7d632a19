import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { eventDataOf } from '../email-templates/kinds/event-fields.ts';
import {
  addresseeOf,
  clientNameOf,
  clientOf,
  contactOf,
  providerName,
  providerOf,
  recipientOf,
} from '../notifications/recipients.ts';
import { enqueueNotification } from '../notifications/enqueue-notification.ts';
import type { Notification, NotificationDeps } from '../notifications/enqueue-notification.ts';
import type { BookedEventRepository, DueEvent } from './booked-event-repository.ts';
import { reminderId, reminderIdsOf } from './reminder-ids.ts';
import { nextReminderAt, reminderDue } from './reminder-times.ts';
import type { ReminderDays } from './reminder-times.ts';

export type ReminderDeps = Pick<NotificationDeps, 'accounts' | 'emailQueue' | 'emailHolds' | 'now'> & {
  bookedEvents: BookedEventRepository;
};

const batchSize = 50;

/** Requests the reminders of up to 50 due events. The email's id prevents a second email after a concurrent run or a crash. */
export async function sendEventReminders(
  deps: ReminderDeps,
  untilStopped: UntilStopped = (events) => events,
): Promise<void> {
  for (const event of untilStopped(await deps.bookedEvents.due(deps.now(), batchSize))) {
    await sendReminders(deps, event);
  }
}

async function sendReminders(deps: ReminderDeps, event: DueEvent): Promise<void> {
  const { bookedEvents, emailQueue } = deps;
  const now = deps.now();
  const days = reminderDue(event, now);
  const notifications = days === null ? [] : await notificationsFor(deps, event, days);
  for (const notification of notifications) {
    await enqueueNotification(deps, notification, now);
  }
  const hasAdvanced = await bookedEvents.advanceReminder(event, nextReminderAt(event, now));
  if (!hasAdvanced && !(await bookedEvents.isBooked(event.eventId))) {
    // The event ended while its reminders were being requested.
    await emailQueue.deleteEmails(reminderIdsOf(event.eventId));
  }
}

/** The notifications for each side that has reminders turned on. */
async function notificationsFor(
  { accounts }: ReminderDeps,
  event: DueEvent,
  days: ReminderDays,
): Promise<Notification[]> {
  const { eventId, clientId, providerId } = event;
  const client = await clientOf(accounts, clientId);
  const provider = await providerOf(accounts, providerId);
  const about = { ...eventDataOf(event), daysBefore: days };
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
              ...addresseeOf(account),
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
