import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useState } from 'react';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';
import { useProviderGetProfileQuery } from './profile-api.ts';

export function ProfilePanel() {
  const { data: profile, error, isLoading, refetch } = useProviderGetProfileQuery();
  const [mode, setMode] = useState<'opened' | 'editing' | 'edited'>('opened');

  if (isLoading) {
    return <Skeleton label="Loading your profile" rows={6} />;
  }
  if (!profile) {
    return (
      <CallFailure title="Your profile could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (mode === 'editing') {
    return (
      <ProfileForm
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
      isFocusBack={mode === 'edited'}
      onEdit={() => {
        setMode('editing');
      }}
    />
  );
}
