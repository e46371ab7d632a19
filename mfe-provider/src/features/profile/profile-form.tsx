import { providerProfileUpdate } from '@marquee/contracts/accounts';
import type { ProviderProfile } from '@marquee/contracts/accounts';
import { acceptingStored } from '@marquee/contracts/stored-values';
import { Button, ErrorSummary, FormSection, notify, theme } from '@marquee/ui';
import { UnsavedGuard, useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BusinessFields } from './business-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useProviderUpdateProfileMutation } from './profile-api.ts';
import { toProfileForm } from './profile-form-values.ts';
import { SecondaryContactFields } from './secondary-contact-fields.tsx';
import { ServiceTypesField } from './service-types-field.tsx';

type ProfileFormProps = { profile: ProviderProfile; onClose: () => void };

/** Marks fields as required, as the specification demands, but accepts empty ones. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const [updateProfile] = useProviderUpdateProfileMutation();
  const [stored] = useState(() => toProfileForm(profile));
  const notifyRefusal = useNotifyRefusal();
  const form = useRecordForm(acceptingStored(providerProfileUpdate, stored), {
    record: profile,
    toValues: toProfileForm,
    labels: { serviceTypes: 'Service Types' },
  });
  const isSaved = useRef(false);
  const { isDirty } = form.rhf.formState;

  const submit = form.submitChange(async (values, revision) => {
    const updated = await updateProfile({ body: { ...values, revision } }).unwrap();
    notify({ title: 'Profile Updated', description: 'Your profile has been updated successfully!' });
    return updated;
  }, notifyError);

  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Update Failed', fallback: 'Failed to update profile' });
  }

  /** Closes the form after a successful save, unless the provider has typed more during the request. */
  function closeIfSaved(wasSaved: boolean) {
    isSaved.current = wasSaved && !form.hasTyped();
    if (isSaved.current) {
      onClose();
    }
  }

  return (
    <form noValidate aria-label="My Profile" onSubmit={(event) => void submit(event).then(closeIfSaved)}>
      <ErrorSummary {...form.summary} />
      <FormSection title="Contact">
        <ContactFields form={form} email={profile.email} />
      </FormSection>
      <FormSection title="Business" hint="Clients see this on every quote.">
        <BusinessFields form={form} />
        <ServiceTypesField form={form} />
      </FormSection>
      <FormSection title="Secondary Contact">
        <SecondaryContactFields form={form} />
      </FormSection>
      <Actions>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={form.isSubmitting} pendingText="Saving...">
          Save Changes
        </Button>
      </Actions>
      <UnsavedGuard isUnsaved={() => isDirty && !isSaved.current} title="Discard unsaved changes?" />
    </form>
  );
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;
