import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { createPart, usePart } from '@marquee/web-kit/parts';
import { useState } from 'react';
import { ProfileView } from './profile-view.tsx';
import { useProviderGetProfileQuery } from './profile-api.ts';

const profileForm = createPart(() => import(/* webpackChunkName: "profile-form" */ './profile-form.tsx'));

export function ProfilePanel() {
  const { data: profile, error, isLoading, refetch } = useProviderGetProfileQuery();
  const [mode, setMode] = useState<'opened' | 'editing' | 'edited'>('opened');
  const form = usePart(profileForm, {
    isEnabled: mode === 'editing',
    onLoadError: () => {
      setMode('opened');
    },
  });

  if (isLoading) {
    return <Skeleton label="Loading your profile" rows={6} />;
  }
  if (!profile) {
    return (
      <CallFailure title="Your profile could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (form) {
    return (
      <form.ProfileForm
        profile={profile}
        onClose={() => {
          setMode('edited');
        }}
      />
    );
  }
  return (
    <ProfileView
      profile={profile}
      shouldRestoreFocus={mode === 'edited'}
      intent={profileForm.intent}
      onEdit={() => {
        setMode('editing');
      }}
    />
  );
}
