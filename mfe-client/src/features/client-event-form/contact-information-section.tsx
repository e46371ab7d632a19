import { FieldGrid, FormSection, Heading, TextField } from '@marquee/ui';
import type { DetailsSectionProps } from './details-form.ts';

export function ContactInformationSection({ form }: DetailsSectionProps) {
  return (
    <FormSection title="Contact Information">
      <FieldGrid>
        <TextField label="Contact Name" required autoComplete="name" {...form.field('contactName')} />
        <TextField
          label="Email Address"
          type="email"
          required
          autoComplete="email"
          {...form.field('contactEmail')}
        />
        <TextField
          label="Phone Number"
          type="tel"
          required
          autoComplete="tel"
          {...form.field('contactPhone')}
        />
      </FieldGrid>
      <Heading>Additional Contact</Heading>
      <FieldGrid>
        <TextField label="Additional Contact Name" optional {...form.field('additionalContactName')} />
        <TextField
          label="Additional Contact Email"
          optional
          type="email"
          {...form.field('additionalContactEmail')}
        />
        <TextField
          label="Additional Contact Phone"
          optional
          type="tel"
          {...form.field('additionalContactPhone')}
        />
      </FieldGrid>
    </FormSection>
  );
}
