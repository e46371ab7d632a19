import { FieldGrid, TextField } from '@marquee/ui';
import type { ProfileContractForm } from './profile-form-values.ts';

type AdditionalContactFieldsProps = { form: ProfileContractForm };

export function AdditionalContactFields({ form }: AdditionalContactFieldsProps) {
  return (
    <FieldGrid>
      <TextField label="Additional Contact Name" {...form.field('additionalContactName')} />
      <TextField label="Additional Contact Email" type="email" {...form.field('additionalContactEmail')} />
      <TextField label="Additional Contact Phone" type="tel" {...form.field('additionalContactPhone')} />
    </FieldGrid>
  );
}
