import { clientRoleForm } from '@marquee/contracts/accounts';
import { ErrorSummary } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { FormStack } from './auth-parts.ts';
import { ClientFields } from './client-fields.tsx';
import { RoleFormFoot } from './role-form-foot.tsx';
import { useChooseRole } from './use-choose-role.ts';

type ClientRoleFormProps = { onBack: () => void };

export function ClientRoleForm({ onBack }: ClientRoleFormProps) {
  const { choose, onRefused } = useChooseRole();
  const form = useContractForm(clientRoleForm, {
    defaultValues: { firstName: '', lastName: '', phone: '' },
  });
  const submit = form.submit((answers) => choose({ role: 'client', ...answers }), onRefused);

  return (
    <FormStack as="form" noValidate aria-label="Continue as a client" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <ClientFields field={form.field} />
      <RoleFormFoot action="Continue as a Client" isSubmitting={form.isSubmitting} onBack={onBack} />
    </FormStack>
  );
}
