import { createEventTypes } from '@marquee/contracts/event-options';
import { FieldGrid, FormSection, SelectField, TextField } from '@marquee/ui';
import type { RequestSectionProps } from './request-form.ts';
import { RequestTimes } from './request-times.tsx';

export function EventDetailsSection({ form }: RequestSectionProps) {
  const isOther = form.rhf.watch('eventCategory') === 'Other';

  return (
    <FormSection title="Event Details" hint="Times are in the venue’s time zone.">
      <TextField label="Event Name" {...form.field('name')} />
      <FieldGrid>
        <SelectField
          label="Event Type"
          placeholder="Choose a type"
          options={createEventTypes}
          {...form.field('eventCategory')}
        />
        <TextField
          label="Provider Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.field('providerEmail')}
        />
        {isOther && <TextField label="Custom Event Type" optional {...form.field('customEventType')} />}
      </FieldGrid>
      <RequestTimes form={form} />
    </FormSection>
  );
}
