import type { ClientRoleForm } from '@marquee/contracts/accounts';
import { TextField } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { ReactNode } from 'react';
import { AccountFields } from './auth-parts.ts';

type ClientFieldsProps = {
  field: ContractForm<ClientRoleForm, unknown>['field'];
  /** Asked of those who sign up with a password. Called in their turn, because complaints stand in the order of the fields. */
  renderEmail?: () => ReactNode;
  renderPassword?: () => ReactNode;
};

/** What every client is asked, however they sign in. */
export function ClientFields({ field, renderEmail, renderPassword }: ClientFieldsProps) {
  return (
    <AccountFields $columns={2}>
      <TextField label="First Name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last Name" autoComplete="family-name" {...field('lastName')} />
      {renderEmail?.()}
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      {renderPassword?.()}
    </AccountFields>
  );
}
