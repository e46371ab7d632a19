import type { CurrentUser } from '@marquee/contracts/accounts';
import { ActionLink, Banners, Icon, isolated, PageFrame, PageHeader, Tabs } from '@marquee/ui';
import { Link, Page, useSearchParams, useUser } from '@marquee/web-kit';
import { BriefWait, onTabIntent } from '@marquee/web-kit/parts';
import { useProviderGetProfileQuery } from '../features/profile/profile-api.ts';
import { ConfirmAddressNotice } from '../features/quotes/confirm-address-notice.tsx';
import { QuotesPanel } from '../features/quotes/quotes-panel.tsx';
import { useProviderCountNewRequestsQuery } from '../features/requests/requests-api.ts';
import { SetUpChecklist } from '../features/set-up/set-up-checklist.tsx';
import { SubscriptionStatusLine } from '../features/subscription/subscription-status.tsx';
import { useProviderGetSubscriptionQuery } from '../subscription-api.ts';
import { lazyTabs } from './dashboard/lazy-tabs.tsx';
import { useSetUp } from './dashboard/use-set-up.ts';

export function ProviderDashboardPage() {
  const [search, setSearch] = useSearchParams();
  const user = useUser();
  const { data: profile = user.profile } = useProviderGetProfileQuery();
  const { data: newRequests, isLoading: isCountLoading } = useProviderCountNewRequestsQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const { isLoading: isSubscriptionLoading } = useProviderGetSubscriptionQuery();
  const setUp = useSetUp(profile);
  const title = dashboardTitle(profile);
  const newCount = newRequests?.total ?? 0;

  const tabs = [
    { value: 'quotes', label: 'Client Quotes', content: <QuotesPanel /> },
    {
      value: 'requests',
      label: 'Requests Received',
      count: newCount > 0 ? `${newCount} new` : undefined,
      ...lazyTabs.requests,
    },
    { value: 'workflow', label: 'Workflow', ...lazyTabs.workflow },
    { value: 'profile', label: 'My Profile', ...lazyTabs.profile },
  ];
  const requestedTab = search.get('tab');

  return (
    <Page
      title={title}
      description="Your quotes, the requests you received, and how far each event has come."
    >
      <PageFrame {...onTabIntent(tabs)}>
        <PageHeader
          title={title}
          aside={
            <>
              <ActionLink as={Link} to="/provider-admin">
                <Icon name="trending-up" />
                Leads and analytics
              </ActionLink>
              <SubscriptionStatusLine />
            </>
          }
        />
        <BriefWait isLoading={isSubscriptionLoading || isCountLoading}>
          <Banners>
            {setUp.isShown ? (
              <SetUpChecklist steps={setUp.steps} onHide={setUp.hide} />
            ) : (
              <ConfirmAddressNotice />
            )}
          </Banners>
          <Tabs
            label={title}
            tabs={tabs}
            value={tabs.find(({ value }) => value === requestedTab)?.value ?? 'quotes'}
            onValueChange={(tab) => {
              setSearch({ tab });
            }}
          />
        </BriefWait>
      </PageFrame>
    </Page>
  );
}

/** The title with the business name, or else with the person's name, or else without a name. */
function dashboardTitle(profile: CurrentUser['profile']): string {
  const person = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ');
  const owner = profile && 'businessName' in profile ? profile.businessName : '';
  return `${isolated(owner || person || 'Provider')} Dashboard`;
}
