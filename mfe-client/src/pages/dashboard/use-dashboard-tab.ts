import { useSearchParams } from '@marquee/web-kit';

const dashboardTabs = ['events', 'quotes', 'profile', 'settings', 'invoices'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The address contains the open tab, so that links and reloads open it. */
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
