import { Banners, PageFrame, Tabs } from '@marquee/ui';
import { StillProcessing } from '@marquee/web-kit';
import { onTabIntent } from '@marquee/web-kit/parts';
import { WaitingQuotesBanner } from '../../features/quotes/waiting-quotes-banner.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { EventsTab } from './events-tab.tsx';
import { laterTabs } from './later-tabs.tsx';
import { useDashboardTab } from './use-dashboard-tab.ts';
import { useAwaitInvoices } from '../use-await-invoices.ts';
import { useSettleBooking } from '../use-settle-booking.ts';
import { useSettleWithdrawal } from '../use-settle-withdrawal.ts';

/** Polls here for the effects of an action, so that polling continues while the client opens another tab. */
export function Dashboard() {
  const [tab, openTab] = useDashboardTab();
  const { hasInvoices, owedCount, readOwed, awaitInvoices } = useAwaitInvoices();
  const booking = useSettleBooking();
  const withdrawal = useSettleWithdrawal({ readRest: readOwed });

  const tabs = [
    {
      value: 'events',
      label: 'My Events',
      content: <EventsTab onCancelled={withdrawal.awaitWithdrawal} />,
    },
    {
      value: 'quotes',
      label: 'Quotes',
      ...laterTabs.quotes((quote) => {
        booking.awaitBooking(quote);
        awaitInvoices(quote);
      }),
    },
    { value: 'profile', label: 'Profile', ...laterTabs.profile },
    { value: 'settings', label: 'Settings', ...laterTabs.settings },
    ...(hasInvoices || tab === 'invoices'
      ? [
          {
            value: 'invoices',
            label: 'Invoices',
            count: owedCount > 0 ? `${owedCount} to pay` : undefined,
            ...laterTabs.invoices,
          },
        ]
      : []),
  ];

  return (
    <PageFrame $width="wide" {...onTabIntent(tabs)}>
      <DashboardHeader />
      <Banners>
        <WaitingQuotesBanner />
        <StillProcessing settling={booking.settling} />
        <StillProcessing settling={withdrawal.settling} />
      </Banners>
      <Tabs label="My Event Hub" value={tab} onValueChange={openTab} tabs={tabs} />
    </PageFrame>
  );
}
