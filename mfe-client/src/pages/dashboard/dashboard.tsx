import { Banners, PageFrame, Tabs } from '@marquee/ui';
import { StillProcessing } from '@marquee/web-kit';
import { BillingAddressSection } from '../../features/invoices/billing-address-section.tsx';
import { InvoicesPanel } from '../../features/invoices/invoices-panel.tsx';
import { ProfilePanel } from '../../features/profile/profile-panel.tsx';
import { WaitingQuotesBanner } from '../../features/quotes/waiting-quotes-banner.tsx';
import { SettingsPanel } from '../../features/settings/settings-panel.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { EventsTab } from './events-tab.tsx';
import { QuotesTab } from './quotes-tab.tsx';
import { useDashboardTab } from './use-dashboard-tab.ts';
import { useAwaitInvoices } from '../use-await-invoices.ts';
import { useSettleBooking } from '../use-settle-booking.ts';
import { useSettleWithdrawal } from '../use-settle-withdrawal.ts';

/** What settles is held here, so that it goes on while the client looks at another tab. */
export function Dashboard() {
  const [tab, openTab] = useDashboardTab();
  const { hasInvoices, owedCount, readOwed, awaitInvoices } = useAwaitInvoices();
  const booking = useSettleBooking();
  const withdrawal = useSettleWithdrawal({ readRest: readOwed });

  return (
    <PageFrame $width="wide">
      <DashboardHeader />
      <Banners>
        <WaitingQuotesBanner />
        <StillProcessing settling={booking.settling} />
        <StillProcessing settling={withdrawal.settling} />
      </Banners>
      <Tabs
        label="My Event Hub"
        value={tab}
        onValueChange={openTab}
        tabs={[
          {
            value: 'events',
            label: 'My Events',
            content: <EventsTab onCancelled={withdrawal.awaitWithdrawal} />,
          },
          {
            value: 'quotes',
            label: 'Quotes',
            content: (
              <QuotesTab
                onAccepted={(quote) => {
                  booking.awaitBooking(quote);
                  awaitInvoices(quote);
                }}
              />
            ),
          },
          { value: 'profile', label: 'Profile', content: <ProfilePanel /> },
          {
            value: 'settings',
            label: 'Settings',
            content: (
              <SettingsPanel>
                <BillingAddressSection />
              </SettingsPanel>
            ),
          },
          ...(hasInvoices || tab === 'invoices'
            ? [
                {
                  value: 'invoices',
                  label: 'Invoices',
                  count: owedCount > 0 ? `${owedCount} to pay` : undefined,
                  content: <InvoicesPanel />,
                },
              ]
            : []),
        ]}
      />
    </PageFrame>
  );
}
