import { FormSection, TextField } from '@marquee/ui';
import { EventTextFields } from '../../event-text-fields.tsx';
import type { DetailsSectionProps } from './details-form.ts';

export function AdditionalDetailsSection({ form }: DetailsSectionProps) {
  return (
    <FormSection title="Additional Details">
      <TextField label="Guest of Honor Names" optional {...form.field('guestOfHonorNames')} />
      <EventTextFields form={form} />
    </FormSection>
  );
}
