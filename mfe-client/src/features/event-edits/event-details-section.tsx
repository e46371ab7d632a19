import { FieldGrid, FormSection, TextField } from '@marquee/ui';
import { ComputedTimes } from './computed-times.tsx';
import type { EditSectionProps } from './edit-form.ts';

export function EventDetailsSection({ form, event }: EditSectionProps) {
  return (
    <FormSection title="Event Details" hint="Times are in the venue’s time zone.">
      <FieldGrid>
        <TextField label="Event Date" type="date" {...form.field('eventDate')} />
        <TextField label="Start Time" type="time" {...form.field('startTime')} />
        <TextField label="Duration (hours)" inputMode="decimal" {...form.numberField('duration')} />
        <TextField label="Expected Guest Count" inputMode="numeric" {...form.numberField('guestCount')} />
      </FieldGrid>
      <ComputedTimes form={form} event={event} />
      <TextField label="Venue Address" {...form.field('venueAddress')} />
      <TextField label="Home Address" optional autoComplete="street-address" {...form.field('homeAddress')} />
    </FormSection>
  );
}
