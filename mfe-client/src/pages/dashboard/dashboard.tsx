import { Banners, PageFrame, Tabs } from '@marquee/ui';
import { StillProcessing } from '@marquee/web-kit';
import { onTabIntent } from '@marquee/web-kit/parts';
import { WaitingQuotesBanner } from '../../features/quotes/waiting-quotes-banner.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { EventsTab } from './events-tab.tsx';
import { lazyTabs } from './lazy-tabs.tsx';
import { useDashboardTab } from './use-dashboard-tab.ts';
import { usePollForInvoices } from '../use-poll-for-invoices.ts';
import { usePollForBooking } from '../use-poll-for-booking.ts';
import { usePollForWithdrawal } from '../use-poll-for-withdrawal.ts';

/** This component, not a tab, polls for the effects of an action, so that polling continues after the client has opened another tab. */
export function Dashboard() {
  const [tab, openTab] = useDashboardTab();
  const { hasInvoices, owedCount, refetchOwed, pollForInvoices } = usePollForInvoices();
  const bookingPoll = usePollForBooking();
  const withdrawalPoll = usePollForWithdrawal({ refetchRelated: refetchOwed });

  const tabs = [
    {
      value: 'events',
      label: 'My Events',
      content: <EventsTab onCancelled={withdrawalPoll.pollForWithdrawal} />,
    },
    {
      value: 'quotes',
      label: 'Quotes',
      ...lazyTabs.quotes((quote) => {
        bookingPoll.pollForBooking(quote);
        pollForInvoices(quote);
      }),
    },
    { value: 'profile', label: 'Profile', ...lazyTabs.profile },
    { value: 'settings', label: 'Settings', ...lazyTabs.settings },
    ...(hasInvoices || tab === 'invoices'
      ? [
          {
            value: 'invoices',
            label: 'Invoices',
            count: owedCount > 0 ? `${owedCount} to pay` : undefined,
            ...lazyTabs.invoices,
          },
        ]
      : []),
  ];

  return (
    <PageFrame $width="wide" {...onTabIntent(tabs)}>
      <DashboardHeader />
      <Banners>
        <WaitingQuotesBanner />
        <StillProcessing settling={bookingPoll.polling} />
        <StillProcessing settling={withdrawalPoll.polling} />
      </Banners>
      <Tabs label="My Event Hub" value={tab} onValueChange={openTab} tabs={tabs} />
    </PageFrame>
  );
}
