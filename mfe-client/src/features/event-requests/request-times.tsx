import { FieldGrid, TextField } from '@marquee/ui';
import { durationHint } from './duration-hint.ts';
import { nextDayHint } from './next-day-hint.ts';
import type { RequestSectionProps } from './request-form.ts';

export function RequestTimes({ form }: RequestSectionProps) {
  const [date, from, to, duration] = form.rhf.watch(['eventDate', 'startTime', 'endTime', 'duration']);

  return (
    <FieldGrid $columns={3}>
      <TextField label="Event Date" type="date" {...form.field('eventDate')} />
      <TextField label="Start Time" type="time" {...form.field('startTime')} />
      <TextField
        label="End Time"
        type="time"
        hint={to === '' ? durationHint({ date, from, duration }) : nextDayHint({ date, from, to })}
        {...form.field('endTime')}
      />
      <TextField
        label="Duration (hours)"
        type="number"
        min={1}
        step="any"
        {...form.numberField('duration')}
      />
      <TextField label="Guest Count" type="number" min={1} {...form.numberField('guestCount')} />
    </FieldGrid>
  );
}
