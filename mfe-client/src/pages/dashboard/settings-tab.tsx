import { BillingAddressSection } from '../../features/invoices/billing-address-section.tsx';
import { SettingsPanel } from '../../features/settings/settings-panel.tsx';

export function SettingsTab() {
  return (
    <SettingsPanel>
      <BillingAddressSection />
    </SettingsPanel>
  );
}
