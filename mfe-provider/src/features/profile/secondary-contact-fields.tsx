import { FieldGrid, TextField } from '@marquee/ui';
import type { ProfileFormFields } from './profile-form-type.ts';

export function SecondaryContactFields({ form }: ProfileFormFields) {
  return (
    <FieldGrid $columns={2}>
      <TextField label="Secondary Contact Name" optional {...form.field('secondaryContactName')} />
      <TextField
        label="Secondary Contact Phone"
        optional
        type="tel"
        {...form.field('secondaryContactPhone')}
      />
    </FieldGrid>
  );
}
