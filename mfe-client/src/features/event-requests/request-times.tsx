import { FieldGrid, TextField } from '@marquee/ui';
import type { RequestSectionProps } from './request-form.ts';
import { getEndHint, watchTimes } from './time-hints.ts';

export function RequestTimes({ form }: RequestSectionProps) {
  return (
    <FieldGrid $columns={3}>
      <TextField label="Event Date" type="date" {...form.field('eventDate')} />
      <TextField label="Start Time" type="time" {...form.field('startTime')} />
      <TextField
        label="End Time"
        type="time"
        hint={getEndHint(watchTimes(form))}
        {...form.field('endTime')}
      />
      <TextField label="Duration (hours)" inputMode="decimal" {...form.numberField('duration')} />
      <TextField label="Guest Count" inputMode="numeric" {...form.numberField('guestCount')} />
    </FieldGrid>
  );
}
