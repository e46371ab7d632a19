import { FieldGrid, FormSection, SelectField, TextField } from '@marquee/ui';
import { categoryOptions } from './category-options.ts';
import type { EditSectionProps } from './edit-form.ts';

export function EventInformationSection({ form, event }: EditSectionProps) {
  return (
    <FormSection title="Event Information">
      <FieldGrid>
        <TextField label="Event Name" {...form.field('name')} />
        <SelectField
          label="Event Type"
          placeholder="Choose a type"
          options={categoryOptions(event.eventCategory || event.eventType)}
          {...form.field('eventCategory')}
        />
        {event.providerEmail === '' && (
          <TextField
            label="Provider Email"
            optional
            type="email"
            autoComplete="off"
            hint="The provider you want a quote from. Add it before you send the event."
            {...form.field('providerEmail')}
          />
        )}
      </FieldGrid>
    </FormSection>
  );
}
