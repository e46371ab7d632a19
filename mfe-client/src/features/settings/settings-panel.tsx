import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { TabSections } from '../../tab-sections.ts';
import { AccountSettings } from './account-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { useClientGetSettingsQuery } from './settings-api.ts';

type SettingsPanelProps = {
  /** Sections of other features. */
  children: ReactNode;
};

export function SettingsPanel({ children }: SettingsPanelProps) {
  const { data: settings, error, isLoading, refetch } = useClientGetSettingsQuery();

  if (isLoading) {
    return <Skeleton label="Loading your settings" rows={2} />;
  }
  if (!settings) {
    return (
      <CallFailure title="Your settings could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <TabSections>
      <FormSection title="Notifications">
        <NotificationSettings settings={settings} />
      </FormSection>
      <FormSection title="Account">
        <AccountSettings />
      </FormSection>
      {children}
    </TabSections>
  );
}
