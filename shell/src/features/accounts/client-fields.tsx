import type { ClientRoleForm } from '@marquee/contracts/accounts';
import { TextField } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { ReactNode } from 'react';
import { AccountFields } from './auth-parts.ts';

type ClientFieldsProps = {
  field: ContractForm<ClientRoleForm, unknown>['field'];
  /** Only for a sign-up with a password. A function, because the error summary lists the fields in the order in which they register. */
  renderEmail?: () => ReactNode;
  renderPassword?: () => ReactNode;
};

/** Fields of every client, with any sign-in method. */
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
