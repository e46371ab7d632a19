import type { Visitor } from '@marquee/contracts/rendered-pages';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { Application, routesOf } from './application.tsx';
import { fullTitle } from './page/use-page-head.ts';
import type { PageHead } from './page/use-page-head.ts';
import { renderTree } from './rendering/render-tree.tsx';
import type { RenderedTree } from './rendering/render-tree.tsx';
import { supposeNobodyIsSignedIn } from './session/supposed-session.ts';
import { createStore } from './store/store.ts';

type Place = { path: string; visitor: Visitor };

/** `html` belongs into the container, `links` into the head: what is to be fetched first. `css` is all that its look needs; the title is whole. */
export type RenderedApp = { html: string; links: string; css: string; head: PageHead };

/** The application as the visitor first sees it at this path, for the build. Rejects where a part of it breaks, or names no page. */
export async function renderApp(app: ReactNode, place: Place): Promise<RenderedApp> {
  const { head, ...rendered } = await renderAt(app, place);
  if (!head) {
    throw new Error(`There is no page at ${place.path}`);
  }
  const { title, description } = head;
  return { ...rendered, head: { title: fullTitle(title), description } };
}

/** The application around a page that is not its own. Rejects where a part of it breaks. */
export async function renderFrame(app: ReactNode, place: Place): Promise<Omit<RenderedApp, 'head'>> {
  const { html, links, css } = await renderAt(app, place);
  return { html, links, css };
}

function renderAt(app: ReactNode, { path, visitor }: Place): Promise<RenderedTree> {
  const store = createStore();
  if (visitor === 'signed-out') {
    supposeNobodyIsSignedIn(store);
  }
  const router = createMemoryRouter(
    routesOf(app, ({ key }) => key),
    { initialEntries: [path] },
  );
  return renderTree(<Application store={store} router={router} />);
}
