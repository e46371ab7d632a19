import type { Skeleton } from '@marquee/contracts/skeleton';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PageOnItsWay } from './page/page-on-its-way.tsx';
import { renderTree } from './rendering/render-tree.tsx';
import { createStore } from './store/store.ts';

/** What a remote gives its build: renders the page at a path, as `release.json` writes it, in its waiting state. */
export type RenderSkeleton = (path: string) => Promise<Skeleton>;

/** Stands for every parameter of a path. */
const anyValue = 'any-value';

/**
 * The remote's own pages, without a session and without any answer. Rejects where a page needs a browser to be rendered, and where it shows
 * a parameter of its path, which the build does not know.
 */
export function skeletons(routes: ReactNode): RenderSkeleton {
  return async (path) => {
    const address = path.replaceAll(/:\w+/g, anyValue).replace(/\/\*$/, '');
    const page = await renderAt(address, routes);
    if (page.html.includes(anyValue)) {
      throw new Error(`The waiting state of ${path} shows a parameter of its path`);
    }
    return { page, withQuery: await renderAt(address, <PageOnItsWay />) };
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
  return { html: html.replaceAll(marks, ''), css };
}

/** By these React would find its boundaries again; the shell shows the HTML as it is. */
const marks = /<!--.*?-->/g;
