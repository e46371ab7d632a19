import type { Visitor } from '@marquee/contracts/prerendered-pages';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { Application, createRoutes } from './application.tsx';
import { fullTitle } from './page/use-page-head.ts';
import type { PageHead } from './page/head-context.ts';
import { renderTree } from './rendering/render-tree.tsx';
import type { RenderedTree } from './rendering/render-tree.tsx';
import { assumeSignedOut } from './session/assume-signed-out.ts';
import { createStore } from './store/store.ts';

type Place = { path: string; visitor: Visitor };

/** `html`: content of the container. `links`: preloads for the document's head. `css`: all style rules. `head`: with the full title. */
export type RenderedApp = { html: string; links: string; css: string; head: PageHead };

/** Renders the application's first view at this path, for the build. Rejects if a component throws or no `Page` is rendered. */
export async function renderApp(app: ReactNode, place: Place): Promise<RenderedApp> {
  const { head, ...rendered } = await renderAt(app, place);
  if (!head) {
    throw new Error(`There is no page at ${place.path}`);
  }
  const { title, description } = head;
  return { ...rendered, head: { title: fullTitle(title), description } };
}

/** Renders the application's frame for a document whose page comes from elsewhere. Rejects if a component throws. */
export async function renderFrame(app: ReactNode, place: Place): Promise<Omit<RenderedApp, 'head'>> {
  const { html, links, css } = await renderAt(app, place);
  return { html, links, css };
}

function renderAt(app: ReactNode, { path, visitor }: Place): Promise<RenderedTree> {
  const store = createStore();
  if (visitor === 'signed-out') {
    assumeSignedOut(store);
  }
  const router = createMemoryRouter(
    createRoutes(app, ({ key }) => key),
    { initialEntries: [path] },
  );
  return renderTree(<Application store={store} router={router} />);
}
