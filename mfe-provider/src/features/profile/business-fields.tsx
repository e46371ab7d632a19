import { FieldGrid, TextArea, TextField } from '@marquee/ui';
import { requiredLabel } from '../../required-profile-fields.ts';
import type { ProfileFormFields } from './profile-form-type.ts';

export function BusinessFields({ form }: ProfileFormFields) {
  return (
    <FieldGrid $columns={2}>
      <div data-span="full">
        <TextField
          label={requiredLabel('businessName')}
          autoComplete="organization"
          {...form.field('businessName')}
        />
      </div>
      <div data-span="full">
        <TextArea label="Business Description" optional rows={4} {...form.field('businessDescription')} />
      </div>
    </FieldGrid>
  );
}
