import { FieldGrid, FormSection, TextField } from '@marquee/ui';
import { EditedTimes } from './edited-times.tsx';
import { mostHoursOf } from './edit-form.ts';
import type { EditSectionProps } from './edit-form.ts';

export function EventDetailsSection({ form, event }: EditSectionProps) {
  return (
    <FormSection title="Event Details" hint="Times are in the venue’s time zone.">
      <FieldGrid>
        <TextField label="Event Date" type="date" {...form.field('eventDate')} />
        <TextField label="Start Time" type="time" {...form.field('startTime')} />
        <TextField
          label="Duration (hours)"
          type="number"
          min={1}
          max={mostHoursOf(event.duration)}
          step="any"
          {...form.numberField('duration')}
        />
        <TextField label="Expected Guest Count" type="number" min={1} {...form.numberField('guestCount')} />
      </FieldGrid>
      <EditedTimes form={form} event={event} />
      <TextField label="Venue Address" {...form.field('venueAddress')} />
      <TextField label="Home Address" optional autoComplete="street-address" {...form.field('homeAddress')} />
    </FormSection>
  );
}
