import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { ProfileForm } from './profile-form.tsx';
import { useProviderGetProfileQuery } from './profile-api.ts';

export function ProfilePanel() {
  const { data: profile, error, isLoading, refetch } = useProviderGetProfileQuery();

  if (isLoading) {
    return <Skeleton label="Loading your profile" />;
  }
  if (!profile) {
    return (
      <CallFailure title="Your profile could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  return <ProfileForm profile={profile} />;
}
