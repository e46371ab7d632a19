import { FormSection, TextArea, TextField } from '@marquee/ui';
import type { DetailsSectionProps } from './details-form.ts';

export function AdditionalDetailsSection({ form }: DetailsSectionProps) {
  return (
    <FormSection title="Additional Details">
      <TextField label="Guest of Honor Names" optional {...form.field('guestOfHonorNames')} />
      <TextArea label="Comments and Special Requests" optional rows={3} {...form.field('comments')} />
    </FormSection>
  );
}
