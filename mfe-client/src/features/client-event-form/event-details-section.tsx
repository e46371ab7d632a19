import { clientFormCategories } from '@marquee/contracts/event-options';
import { FieldGrid, FormSection, SelectField, TextField } from '@marquee/ui';
import type { DetailsSectionProps } from './details-form.ts';

export function EventDetailsSection({ form }: DetailsSectionProps) {
  return (
    <FormSection title="Event Details" hint="Times are in the venue’s time zone.">
      <FieldGrid>
        <TextField label="Event Name" required {...form.field('eventName')} />
        <SelectField
          label="Event Category"
          required
          placeholder="Choose a category"
          options={clientFormCategories}
          {...form.field('eventCategory')}
        />
        <TextField label="Event Date" type="date" required {...form.field('eventDate')} />
        <TextField label="Start Time" type="time" required {...form.field('startTime')} />
      </FieldGrid>
    </FormSection>
  );
}
