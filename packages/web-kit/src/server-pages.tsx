import { fillPath } from '@marquee/contracts/fill-path';
import type { RenderInput, ServerRenderedPage } from '@marquee/contracts/page-rendering';
import type { ServerPage } from '@marquee/contracts/release-record';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { BrowserAdapter } from './api/browser-adapter.ts';
import { fullTitle } from './page/use-page-head.ts';
import { renderTree } from './rendering/render-tree.tsx';
import { createStore } from './store/store.ts';
import type { RootState } from './store/store.ts';

type Params = Partial<Record<string, string>>;
type ReadThunk = ThunkAction<PromiseLike<{ isError: boolean }>, RootState, BrowserAdapter, UnknownAction>;

/** A page for the page renderer. `read` returns the thunk that makes the page's only call, which is public, as in a browser. */
export type DeclaredPage = ServerPage & { read: (params: Params) => ReadThunk };

/** Exports of a server bundle: `pages` for the build, `render` for the page renderer. */
export type ServerPages = {
  pages: ServerPage[];
  /** Renders a page. The result depends only on the argument. Rejects if the page is not declared or a component throws. */
  render: (question: RenderInput) => Promise<ServerRenderedPage>;
};

/** Creates a remote's server bundle from its routes. If the call has failed, the page shows its error state and has the status 404. */
export function serverPages(routes: ReactNode, declared: readonly DeclaredPage[]): ServerPages {
  return {
    pages: declared.map(({ path, call, params }) => ({ path, call, params })),
    async render({ path, search, answer }) {
      const page = declared.find((one) => one.path === path);
      if (!page) {
        throw new Error('The server bundle declares no such page');
      }
      const { params, address } = resolveCall(page, search);
      const store = createStore({ firstAnswer: { address, ...answer } });
      const { isError } = await store.dispatch(page.read(params));
      if (isError && answer.status < 400) {
        throw new Error('The server bundle cannot read the answer');
      }
      const router = createMemoryRouter([{ path: '*', element: routes }], {
        initialEntries: [path + search],
      });
      const { head, ...rendered } = await renderTree(
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>,
        'page-',
      );
      if (!head) {
        throw new Error('The server bundle has rendered no page');
      }
      const { title, description } = head;
      return {
        ...rendered,
        status: answer.status < 400 ? 200 : 404,
        title: fullTitle(title),
        description,
      };
    },
  };
}

function resolveCall({ call, params }: ServerPage, search: string): { params: Params; address: string } {
  const query = new URLSearchParams(search);
  const values = Object.fromEntries(
    Object.entries(params).map(([name, parameter]) => [name, query.get(parameter) ?? '']),
  );
  return { params: values, address: `/api${fillPath(call, values)}` };
}
