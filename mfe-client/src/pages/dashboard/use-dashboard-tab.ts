import { useSearchParams } from '@marquee/web-kit';

const dashboardTabs = ['events', 'quotes', 'profile', 'settings', 'invoices'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The open tab lives in the address, so that it can be linked to and survives a reload. */
export function useDashboardTab(): [DashboardTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = dashboardTabs.find((known) => known === asked) ?? 'events';

  return [
    tab,
    (next) => {
      setParams({ tab: next });
    },
  ];
}
