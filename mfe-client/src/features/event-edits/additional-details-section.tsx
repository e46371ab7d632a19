import { FormSection, TextArea, TextField } from '@marquee/ui';
import type { EditSectionProps } from './edit-form.ts';

export function AdditionalDetailsSection({ form }: EditSectionProps) {
  return (
    <FormSection title="Additional Details">
      <TextField label="Guest of Honor Name" optional {...form.field('guestOfHonorName')} />
      <TextArea label="Comments and Special Requests" optional rows={3} {...form.field('comments')} />
    </FormSection>
  );
}
