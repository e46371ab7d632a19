import { clientProfileUpdate } from '@marquee/contracts/accounts';
import type { ClientProfile } from '@marquee/contracts/accounts';
import { acceptingStored } from '@marquee/contracts/stored-values';
import { Button, ErrorSummary, FormSection, notify, theme } from '@marquee/ui';
import { UnsavedGuard, useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TabSections } from '../../tab-sections.ts';
import { AdditionalContactFields } from './additional-contact-fields.tsx';
import { OwnProfileFields } from './own-profile-fields.tsx';
import { useClientUpdateProfileMutation } from './profile-api.ts';
import { toProfileForm } from './profile-form-values.ts';

type ProfileFormProps = { profile: ClientProfile; onClose: () => void };

export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const [updateProfile] = useClientUpdateProfileMutation();
  const notifyRefusal = useNotifyRefusal();
  const [stored] = useState(() => toProfileForm(profile));
  const form = useRecordForm(acceptingStored(clientProfileUpdate, stored), {
    record: profile,
    toValues: toProfileForm,
  });
  const isSaved = useRef(false);
  const { isDirty } = form.rhf.formState;
  const { setFocus } = form.rhf;
  useEffect(() => {
    setFocus('firstName');
  }, [setFocus]);

  const submit = form.submitChange(async (values, revision) => {
    const updated = await updateProfile({ body: { ...values, revision } }).unwrap();
    notify({ title: 'Profile Updated', description: 'Your profile has been updated successfully!' });
    return updated;
  }, notifyError);

  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to update profile' });
  }

  /** Closes the form after a successful save, unless the client has typed more during the request. */
  function closeIfSaved(wasSaved: boolean) {
    isSaved.current = wasSaved && !form.hasTyped();
    if (isSaved.current) {
      onClose();
    }
  }

  return (
    <TabSections
      as="form"
      noValidate
      aria-label="Edit Profile"
      onSubmit={(event) => void submit(event).then(closeIfSaved)}
    >
      <ErrorSummary {...form.summary} />
      <FormSection title="Profile">
        <OwnProfileFields form={form} email={profile.email} />
      </FormSection>
      <FormSection title="Additional Contact">
        <AdditionalContactFields form={form} />
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
    </TabSections>
  );
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;
