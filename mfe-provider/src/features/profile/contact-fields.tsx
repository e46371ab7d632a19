import { FieldGrid, TextField } from '@marquee/ui';
import { requiredLabel } from '../../required-profile-fields.ts';
import type { ProfileFormFields } from './profile-form-type.ts';

export function ContactFields({ form, email }: ProfileFormFields & { email: string }) {
  return (
    <FieldGrid $columns={2}>
      <TextField
        label={requiredLabel('fullName')}
        autoComplete="name"
        autoFocus
        {...form.field('fullName')}
      />
      <TextField label="Email" type="email" readOnly value={email} hint="Email can’t be changed" />
      <TextField label={requiredLabel('phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
      <TextField label={requiredLabel('address')} autoComplete="street-address" {...form.field('address')} />
      <TextField label="First Name" optional autoComplete="given-name" {...form.field('firstName')} />
      <TextField label="Last Name" optional autoComplete="family-name" {...form.field('lastName')} />
    </FieldGrid>
  );
}
