import { FieldGrid, FormSection, TextField } from '@marquee/ui';
import type { EditSectionProps } from './edit-form.ts';

export function ContactInformationSection({ form }: EditSectionProps) {
  return (
    <FormSection title="Contact Information">
      <FieldGrid>
        <TextField label="Primary Contact Name" autoComplete="name" {...form.field('primaryContactName')} />
        <TextField
          label="Primary Contact Phone"
          type="tel"
          autoComplete="tel"
          {...form.field('primaryContactPhone')}
        />
        <TextField label="Additional Contact" optional {...form.field('additionalContact')} />
      </FieldGrid>
    </FormSection>
  );
}
