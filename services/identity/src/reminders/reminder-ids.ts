import { reminderDays } from './reminder-times.ts';
import type { ReminderDays } from './reminder-times.ts';

const sides = ['client', 'provider'] as const;

export type ReminderKey = { eventId: string; days: ReminderDays; side: (typeof sides)[number] };

export function reminderId({ eventId, days, side }: ReminderKey): string {
  return `event-reminder.${eventId}.${days}.${side}`;
}

/** The ids of every reminder of an event. */
export function reminderIdsOf(eventId: string): string[] {
  return reminderDays.flatMap((days) => sides.map((side) => reminderId({ eventId, days, side })));
}
