import { providerProfileUpdate } from '@marquee/contracts/accounts';
import type { ProviderProfile } from '@marquee/contracts/accounts';
import { Button, ErrorSummary, FormSection, notify } from '@marquee/ui';
import { messageOf, UnsavedGuard } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { BusinessFields } from './business-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useProviderUpdateProfileMutation } from './profile-api.ts';
import { SecondaryContactFields } from './secondary-contact-fields.tsx';
import { ServiceTypesField } from './service-types-field.tsx';

type ProfileFormProps = { profile: ProviderProfile };

/** Required markers are shown as specified and not enforced. */
export function ProfileForm({ profile }: ProfileFormProps) {
  const [updateProfile] = useProviderUpdateProfileMutation();
  const { email, ...editable } = profile;
  const form = useContractForm(providerProfileUpdate, { defaultValues: editable });

  const { isDirty } = form.rhf.formState;

  const submit = form.submit(async (body) => {
    const saved = await updateProfile({ body }).unwrap();
    form.rhf.reset(saved);
    notify({ title: 'Profile Updated', description: 'Your profile has been updated successfully!' });
  }, sayRefusal);

  return (
    <form noValidate aria-label="My Profile" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <FormSection title="Contact">
        <ContactFields form={form} email={email} />
      </FormSection>
      <FormSection title="Business" hint="Clients read this on every quote.">
        <BusinessFields form={form} />
        <ServiceTypesField form={form} />
      </FormSection>
      <FormSection title="Secondary Contact">
        <SecondaryContactFields form={form} />
      </FormSection>
      <Button type="submit" pending={form.isSubmitting} pendingText="Saving...">
        Save Changes
      </Button>
      <UnsavedGuard
        isUnsaved={() => isDirty}
        title="Leave your profile unsaved?"
        consequence="What you changed here is lost."
      />
    </form>
  );
}

function sayRefusal(refusal: unknown) {
  notify({
    kind: 'destructive',
    title: 'Update Failed',
    description: messageOf(refusal, 'Failed to update profile'),
  });
}
