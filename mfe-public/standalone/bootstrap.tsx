import { runStandalone } from '@marquee/api-mocks/run-standalone';
import declared from '../release.json';
import { RemoteRoutes } from '../src/routes.tsx';
import { quoteIds } from './create-initial-quotes.ts';
import { scenario } from './scenario.ts';

await runStandalone({
  declared,
  scenario,
  menuLinks: [
    { to: `/quote?quote=${quoteIds.waiting}`, label: 'Waiting' },
    { to: `/quote?quote=${quoteIds.accepted}`, label: 'Accepted' },
    { to: `/quote?quote=${quoteIds.expired}`, label: 'Expired' },
    { to: `/quote?quote=${quoteIds.revised}`, label: 'Being Revised' },
    { to: '/quote?quote=nothing-here', label: 'Not Found' },
  ],
  pages: <RemoteRoutes />,
});
