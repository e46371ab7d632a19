import { FieldGrid, FormSection, TextField } from '@marquee/ui';
import { nextDayHint } from './next-day-hint.ts';
import type { RequestSectionProps } from './request-form.ts';

export function VenueDetailsSection({ form }: RequestSectionProps) {
  const [date, from, to] = form.rhf.watch(['eventDate', 'venueEntryTime', 'venueExitTime']);

  return (
    <FormSection title="Venue Details">
      <TextField label="Venue Address" {...form.field('venueAddress')} />
      <FieldGrid>
        <TextField label="Venue Entry Time" type="time" {...form.field('venueEntryTime')} />
        <TextField
          label="Venue Exit Time"
          type="time"
          hint={nextDayHint({ date, from, to })}
          {...form.field('venueExitTime')}
        />
      </FieldGrid>
    </FormSection>
  );
}
