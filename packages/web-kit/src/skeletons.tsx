import type { Skeleton } from '@marquee/contracts/skeleton';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PageFallback } from './page/page-fallback.tsx';
import { renderTree } from './rendering/render-tree.tsx';
import { createStore } from './store/store.ts';

/**
 * The function that a remote exports and that its build calls. Renders the loading state of the page at `path`, which is one of the paths
 * in `firstLoads` of the remote's `release.json`.
 */
export type RenderSkeleton = (path: string) => Promise<Skeleton>;

/** Value of every path parameter. */
const anyValue = 'any-value';

/**
 * Renders the remote's pages without a session and without API responses. Rejects if a page requires a browser, or if a page shows a path
 * parameter, because the value of the parameter is unknown at build time.
 */
export function skeletons(routes: ReactNode): RenderSkeleton {
  return async (path) => {
    const address = path.replaceAll(/:\w+/g, anyValue).replace(/\/\*$/, '');
    const page = await renderAt(address, routes);
    if (page.html.includes(anyValue)) {
      throw new Error(`The loading state of ${path} contains a parameter of its path`);
    }
    return { page, withQuery: await renderAt(address, <PageFallback />) };
  };
}

async function renderAt(address: string, element: ReactNode): Promise<Skeleton['page']> {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const { html, css } = await renderTree(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
    'page-',
  );
  return { html: html.replaceAll(hydrationMarkers, ''), css };
}

/** React's hydration markers; unnecessary, because the shell shows this HTML without hydration. */
const hydrationMarkers = /<!--.*?-->/g;
