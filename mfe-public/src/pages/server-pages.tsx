import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import { serverPages } from '@marquee/web-kit/server-pages';
import { publicGetQuote } from '../features/quotes/quotes-api.ts';
import { RemoteRoutes } from '../routes.tsx';

/** The pages that the page renderer renders, each with its public call. The build bundles this file for the server. */
export const { pages, render } = serverPages(<RemoteRoutes />, [
  {
    ...{ path: '/quote', call: getPublicQuote.path, params: { id: 'quote' } },
    read: ({ id = '' }) => publicGetQuote.initiate({ params: { id } }),
  },
]);
