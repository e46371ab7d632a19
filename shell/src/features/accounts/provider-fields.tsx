import type { ProviderRoleForm } from '@marquee/contracts/accounts';
import { providerServiceTypes } from '@marquee/contracts/event-options';
import { CheckTiles, TextArea, TextField } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { ReactNode } from 'react';
import { AccountFields } from './auth-parts.ts';

type ProviderFieldsProps = {
  field: ContractForm<ProviderRoleForm, unknown>['field'];
  /**
   * Only for a sign-up with a password. A function, so that the email field registers after the fields above it: the error summary lists
   * fields in the order in which they register.
   */
  renderEmail?: () => ReactNode;
  renderPassword?: () => ReactNode;
};

/** Fields of every provider, with any sign-in method. */
export function ProviderFields({ field, renderEmail, renderPassword }: ProviderFieldsProps) {
  return (
    <>
      <AccountFields $columns={2}>
        <TextField label="Business Name" autoComplete="organization" {...field('businessName')} />
        <TextField label="Phone" optional type="tel" autoComplete="tel" {...field('phone')} />
        {renderEmail && <div data-span="full">{renderEmail()}</div>}
        {renderPassword?.()}
        <div data-span="full">
          <TextArea
            label="Description"
            optional
            rows={3}
            placeholder="What you do, and where"
            {...field('description')}
          />
        </div>
      </AccountFields>
      <CheckTiles
        legend="Service Types"
        columns={3}
        options={providerServiceTypes}
        {...field('serviceTypes')}
      />
    </>
  );
}
