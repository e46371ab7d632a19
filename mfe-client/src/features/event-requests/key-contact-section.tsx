import { FieldGrid, FormSection, TextField } from '@marquee/ui';
import type { RequestSectionProps } from './request-form.ts';

export function KeyContactSection({ form }: RequestSectionProps) {
  return (
    <FormSection title="Key Contact Information">
      <FieldGrid>
        <TextField label="Key Contact Name" autoComplete="name" {...form.field('keyContactName')} />
        <TextField
          label="Key Contact Phone"
          type="tel"
          autoComplete="tel"
          {...form.field('keyContactPhone')}
        />
        <TextField label="Alternate Phone" optional type="tel" {...form.field('alternatePhone')} />
      </FieldGrid>
    </FormSection>
  );
}
