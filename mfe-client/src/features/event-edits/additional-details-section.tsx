import { FormSection, TextField } from '@marquee/ui';
import { EventTextFields } from '../../event-text-fields.tsx';
import type { EditSectionProps } from './edit-form.ts';

export function AdditionalDetailsSection({ form }: EditSectionProps) {
  return (
    <FormSection title="Additional Details">
      <TextField label="Guest of Honor Name" optional {...form.field('guestOfHonorName')} />
      <EventTextFields form={form} />
    </FormSection>
  );
}
