import { runStandalone } from '@marquee/api-mocks/run-standalone';
import declared from '../release.json';
import { RemoteRoutes } from '../src/routes.tsx';
import { gardenParty, sixtieth } from './sample-records.ts';
import { scenario } from './scenario.ts';

await runStandalone({
  declared,
  scenario,
  menuLinks: [
    { to: '/client-admin?tab=events', label: 'Events' },
    { to: '/client-admin?tab=quotes', label: 'Quotes' },
    { to: '/client-admin?tab=invoices', label: 'Invoices' },
    { to: '/client-admin?tab=profile', label: 'Profile' },
    { to: '/client-admin?tab=settings', label: 'Settings' },
    { to: '/create-event', label: 'New Event' },
    { to: `/edit-event/${gardenParty}`, label: 'Edit a Draft' },
    { to: '/client-event-form', label: 'Event Form' },
    { to: '/client', label: 'Portal' },
    { to: `/client/invoices/${sixtieth.balance}`, label: 'An Invoice' },
  ],
  pages: <RemoteRoutes />,
});
