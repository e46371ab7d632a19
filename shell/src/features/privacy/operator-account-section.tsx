import { FormSection } from '@marquee/ui';

/** Shown to operators instead of the account deletion. */
export function OperatorAccountSection() {
  return (
    <FormSection title="Delete account" hint="Not for operators.">
      <p>An operator’s account comes from the configuration and cannot be deleted here.</p>
    </FormSection>
  );
}
