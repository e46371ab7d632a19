import { Skeleton, theme } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { createPart, usePart } from '@marquee/web-kit/parts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useClientGetProfileQuery } from './profile-api.ts';
import { ProfileView } from './profile-view.tsx';

const profileForm = createPart(() => import(/* webpackChunkName: "profile-form" */ './profile-form.tsx'));

export function ProfilePanel() {
  const { data: profile, error, isLoading, refetch } = useClientGetProfileQuery();
  const [mode, setMode] = useState<'reading' | 'editing' | 'edited'>('reading');
  const form = usePart(profileForm, {
    isEnabled: mode === 'editing',
    onLoadError: () => {
      setMode('reading');
    },
  });

  if (isLoading) {
    return <Skeleton label="Loading your profile" rows={3} />;
  }
  if (!profile) {
    return (
      <CallFailure title="Your profile could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Panel>
      {form ? (
        <form.ProfileForm
          profile={profile}
          onClose={() => {
            setMode('edited');
          }}
        />
      ) : (
        <ProfileView
          profile={profile}
          hasBeenEdited={mode === 'edited'}
          intent={profileForm.intent}
          onEdit={() => {
            setMode('editing');
          }}
        />
      )}
    </Panel>
  );
}

const Panel = styled.section`
  max-width: ${theme.frame.form};
`;
