import { FieldGrid, TextField } from '@marquee/ui';
import type { ProfileContractForm } from './profile-form-values.ts';

type OwnProfileFieldsProps = { form: ProfileContractForm; email: string };

export function OwnProfileFields({ form, email }: OwnProfileFieldsProps) {
  return (
    <>
      <FieldGrid>
        <TextField label="First Name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...form.field('lastName')} />
        <TextField label="Email" type="email" value={email} readOnly disabled hint="Email can’t be changed" />
        <TextField label="Phone" type="tel" autoComplete="tel" {...form.field('phone')} />
      </FieldGrid>
      <TextField label="Home Address" autoComplete="street-address" {...form.field('homeAddress')} />
    </>
  );
}
