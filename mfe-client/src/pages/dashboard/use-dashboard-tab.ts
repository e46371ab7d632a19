import { useSearchParams } from '@marquee/web-kit';

const dashboardTabs = ['events', 'quotes', 'profile', 'settings', 'invoices'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** Returns the open tab and a function that opens a tab. The URL contains the open tab, so that links and reloads open that tab. */
export function useDashboardTab(): [DashboardTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const requested = params.get('tab');
  const tab = dashboardTabs.find((known) => known === requested) ?? 'events';

  return [
    tab,
    (next) => {
      setParams({ tab: next });
    },
  ];
}
