import { FieldGrid, FormSection, TextField } from '@marquee/ui';
import type { RequestSectionProps } from './request-form.ts';
import { getEntryHint, getExitHint, watchTimes } from './time-hints.ts';

export function VenueDetailsSection({ form }: RequestSectionProps) {
  const times = watchTimes(form);

  return (
    <FormSection title="Venue Details">
      <TextField label="Venue Address" {...form.field('venueAddress')} />
      <FieldGrid>
        <TextField
          label="Venue Entry Time"
          type="time"
          hint={getEntryHint(times)}
          {...form.field('venueEntryTime')}
        />
        <TextField
          label="Venue Exit Time"
          type="time"
          hint={getExitHint(times)}
          {...form.field('venueExitTime')}
        />
      </FieldGrid>
    </FormSection>
  );
}
