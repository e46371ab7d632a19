import { FormSection, TextField } from '@marquee/ui';
import type { DetailsSectionProps } from './details-form.ts';

export function LocationInformationSection({ form }: DetailsSectionProps) {
  return (
    <FormSection title="Location Information">
      <TextField label="Venue Address" required {...form.field('venueAddress')} />
      <TextField label="Home Address" required autoComplete="street-address" {...form.field('homeAddress')} />
    </FormSection>
  );
}
