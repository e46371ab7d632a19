import { ActionLink, Icon, PageFrame, PageHeader, Tabs } from '@marquee/ui';
import { Link, Page, useSearchParams } from '@marquee/web-kit';
import { AnalyticsPanel } from '../features/analytics/analytics-panel.tsx';
import { CatalogPanel } from '../features/catalog/catalog-panel.tsx';
import { InvoicesPanel } from '../features/invoices/invoices-panel.tsx';
import { useHasInvoices } from '../features/invoices/use-has-invoices.ts';
import { ExportLeads } from '../features/leads/export-leads.tsx';
import { LeadsPanel } from '../features/leads/leads-panel.tsx';

const tabs = [
  { value: 'leads', label: 'Event Leads', content: <LeadsPanel /> },
  { value: 'catalog', label: 'Service Catalog', content: <CatalogPanel /> },
  { value: 'analytics', label: 'Analytics', content: <AnalyticsPanel /> },
];
const invoicesTab = { value: 'invoices', label: 'Invoices', content: <InvoicesPanel /> };

export function ProviderAdminPage() {
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const hasInvoices = useHasInvoices();
  const shown = hasInvoices || requestedTab === invoicesTab.value ? [...tabs, invoicesTab] : tabs;
  const open = shown.find(({ value }) => value === requestedTab)?.value ?? 'leads';

  return (
    <Page
      title="Provider Dashboard"
      description="Your leads and where they stand, the service catalog, your invoices, and the figures of your business."
    >
      <PageFrame>
        <PageHeader
          title="Provider Dashboard"
          subtitle="Manage your services, view leads, and grow your business"
          aside={
            <>
              <ActionLink as={Link} to="/provider">
                <Icon name="file-text" />
                Quotes and requests
              </ActionLink>
              {open === 'leads' && <ExportLeads />}
            </>
          }
        />
        <Tabs
          label="Provider Dashboard"
          tabs={shown}
          value={open}
          onValueChange={(tab) => {
            setSearch({ tab });
          }}
        />
      </PageFrame>
    </Page>
  );
}
