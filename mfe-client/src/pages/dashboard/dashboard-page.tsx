import { PageSpinner } from '@marquee/ui';
import { Navigate, Page, RequireRole } from '@marquee/web-kit';
import { Dashboard } from './dashboard.tsx';

export function DashboardPage() {
  return (
    <Page title="My Event Hub" description="Your events, quotes, invoices, profile and settings.">
      <RequireRole
        role="client"
        otherwise={<Navigate to="/auth" replace />}
        loading={<PageSpinner>Loading your dashboard...</PageSpinner>}
      >
        <Dashboard />
      </RequireRole>
    </Page>
  );
}
