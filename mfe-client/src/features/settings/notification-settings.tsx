import type { AccountSettings } from '@marquee/contracts/accounts';
import { Checkbox, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useClientUpdateSettingsMutation } from './settings-api.ts';

type NotificationSettingsProps = { settings: AccountSettings };

/** Saves each checkbox on change. A checkbox shows the requested value until the server responds, then the stored value. */
export function NotificationSettings({ settings }: NotificationSettingsProps) {
  const [updateSettings, { data: saved, isLoading, originalArgs }] = useClientUpdateSettingsMutation();
  const notifyRefusal = useNotifyRefusal();
  const shown = { ...settings, ...(isLoading ? originalArgs?.body : saved) };

  async function save(change: Partial<AccountSettings>) {
    try {
      await updateSettings({ body: change }).unwrap();
      notify({ title: 'Settings Saved' });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Save Settings' });
    }
  }

  return (
    <>
      <Checkbox
        label="Event reminders"
        hint="We’ll email you 7 days and 1 day before a booked event."
        checked={shown.eventReminders}
        onChange={({ target }) => void save({ eventReminders: target.checked })}
      />
      <Checkbox
        label="Marketing emails"
        hint="Occasional news and offers"
        checked={shown.marketingEmails}
        onChange={({ target }) => void save({ marketingEmails: target.checked })}
      />
    </>
  );
}
