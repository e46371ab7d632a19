import { providerRoleForm } from '@marquee/contracts/accounts';
import { ErrorSummary } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { FormStack } from './auth-parts.ts';
import { ProviderFields } from './provider-fields.tsx';
import { RoleFormFoot } from './role-form-foot.tsx';
import { useChooseRole } from './use-choose-role.ts';

type ProviderRoleFormProps = { onBack: () => void };

export function ProviderRoleForm({ onBack }: ProviderRoleFormProps) {
  const { choose, onRefused } = useChooseRole();
  const form = useContractForm(providerRoleForm, {
    defaultValues: { businessName: '', phone: '', description: '', serviceTypes: [] },
  });
  const submit = form.submit((answers) => choose({ role: 'provider', ...answers }), onRefused);

  return (
    <FormStack as="form" noValidate aria-label="Continue as a provider" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <ProviderFields field={form.field} />
      <RoleFormFoot action="Continue as a Provider" isSubmitting={form.isSubmitting} onBack={onBack} />
    </FormStack>
  );
}
