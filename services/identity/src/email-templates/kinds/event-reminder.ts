import { z } from 'zod';
import { daysUntil } from '@marquee/contracts/dates';
import { sentence } from '@marquee/contracts/sentence';
import { reminderDue } from '../../reminders/reminder-times.ts';
import { eventsPaths } from '../dashboard-paths.ts';
import { addressee, defineNotification } from '../email-kind.ts';
import { daysFromNow } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { eventFactsOf, eventFields, side } from './event-fields.ts';

const schema = z.object({
  kind: z.literal('event-reminder'),
  ...addressee,
  ...eventFields,
  toldSide: side,
  otherName: z.string(),
  /** Contact details of the other side; empty if unknown. Absent in requests of an earlier release. */
  otherContact: z.object({ phone: z.string(), email: z.string() }).optional(),
  /** Identifies the reminder: the days before the event on which it is due. The email states the days that remain when it is sent. */
  daysBefore: z.int(),
});

export const eventReminder = defineNotification({
  schema,
  setting: 'eventReminders',
  /** A later reminder supersedes an earlier one, and the start of an event supersedes its reminders. */
  isObsolete: (template, { at }) => reminderDue(template, at) !== template.daysBefore,
  /** Computes the remaining days at the time of sending, because the email may have waited for the mail server. */
  parts(template, { signedIn, sentAt }) {
    const { eventName, eventDate, timeZone, otherName, toldSide } = template;
    const when = daysFromNow(daysUntil(eventDate, timeZone, sentAt));
    const name = named(eventName);
    return {
      subject: `${name} is ${when}`,
      summary: [
        `${name}, booked with ${named(otherName)}, is ${when}.`,
        { facts: [...eventFactsOf(template), ...contactFactsOf(template)] },
      ],
      next: [
        sentence(`Next: review the details with ${named(otherName)}`),
        { button: 'View your events', url: signedIn(eventsPaths[toldSide]) },
        ...(toldSide === 'client' ? ['You can turn these reminders off in your settings.'] : []),
      ],
    };
  },
});

function contactFactsOf({ toldSide, otherContact }: z.infer<typeof schema>) {
  const other = toldSide === 'client' ? 'Provider' : 'Client';
  const facts = [
    [`${other} phone`, otherContact?.phone ?? ''],
    [`${other} email`, otherContact?.email ?? ''],
  ] as const;
  return facts.filter(([, contact]) => contact !== '');
}
