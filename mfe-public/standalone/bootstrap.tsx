import { standAlone } from '@marquee/mock-kit/stand-alone';
import declared from '../release.json';
import { RemoteRoutes } from '../src/routes.tsx';
import { quoteIds } from './first-quotes.ts';
import { scenario } from './scenario.ts';

await standAlone({
  declared,
  scenario,
  places: [
    { to: `/quote?quote=${quoteIds.waiting}`, label: 'Waiting' },
    { to: `/quote?quote=${quoteIds.accepted}`, label: 'Accepted' },
    { to: `/quote?quote=${quoteIds.expired}`, label: 'Expired' },
    { to: `/quote?quote=${quoteIds.revised}`, label: 'Being Revised' },
    { to: '/quote?quote=nothing-here', label: 'Not Found' },
  ],
  pages: <RemoteRoutes />,
});
