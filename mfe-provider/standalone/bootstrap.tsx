import { runStandalone } from '@marquee/api-mocks/run-standalone';
import declared from '../release.json';
import { RemoteRoutes } from '../src/routes.tsx';
import { graduation, sixtieth } from './sample-records.ts';
import { scenario } from './scenario.ts';

await runStandalone({
  declared,
  scenario,
  menuLinks: [
    { to: '/provider?tab=quotes', label: 'Quotes' },
    { to: '/provider?tab=requests', label: 'Requests' },
    { to: '/provider?tab=workflow', label: 'Workflow' },
    { to: '/provider?tab=profile', label: 'Profile' },
    { to: `/provider/quotes/${graduation.quote}`, label: 'A Quote' },
    { to: '/provider-admin?tab=leads', label: 'Leads' },
    { to: '/provider-admin?tab=analytics', label: 'Analytics' },
    { to: '/provider-admin?tab=invoices', label: 'Invoices' },
    { to: `/provider/invoices/${sixtieth.balance}`, label: 'An Invoice' },
    { to: '/provider/billing', label: 'Billing' },
  ],
  pages: <RemoteRoutes />,
});
