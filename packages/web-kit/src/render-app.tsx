import type { Visitor } from '@marquee/contracts/rendered-pages';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { Application, routesOf } from './application.tsx';
import { HeadContext } from './page/head-context.ts';
import { fullTitle } from './page/use-page-head.ts';
import type { PageHead } from './page/use-page-head.ts';
import { supposeNobodyIsSignedIn } from './session/supposed-session.ts';
import { createStore } from './store/store.ts';

type Place = { path: string; visitor: Visitor };

/** `html` belongs into the container, `links` into the head: what is to be fetched first. `css` is all that its look needs; the title is whole. */
export type RenderedApp = { html: string; links: string; css: string; head: PageHead };

/** The application as the visitor first sees it at this path, for the build. Rejects where a part of it breaks, or names no page. */
export async function renderApp(app: ReactNode, { path, visitor }: Place): Promise<RenderedApp> {
  const store = createStore();
  if (visitor === 'signed-out') {
    supposeNobodyIsSignedIn(store);
  }
  const router = createMemoryRouter(
    routesOf(app, ({ key }) => key),
    { initialEntries: [path] },
  );
  const heads: PageHead[] = [];
  const sheet = new ServerStyleSheet();
  const html = await toHtml(
    sheet.collectStyles(
      <HeadContext value={(head) => heads.push(head)}>
        <Application store={store} router={router} />
      </HeadContext>,
    ),
  );
  const [head] = heads;
  if (!head) {
    throw new Error(`There is no page at ${path}`);
  }
  const { title, description } = head;
  return { ...parted(html), css: cssOf(sheet), head: { title: fullTitle(title), description } };
}

/** React puts its links first where it has no head to put them in. */
function parted(html: string): Pick<RenderedApp, 'html' | 'links'> {
  const [links = ''] = /^(<link[^>]*>)*/.exec(html) ?? [];
  return { links, html: html.slice(links.length) };
}

async function toHtml(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    // In one piece: what is put in its place later comes with a script, which the content security policy forbids.
    progressiveChunkSize: Infinity,
    onError: (failure) => {
      failures.push(failure);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) {
    throw new AggregateError(failures, 'A page could not be rendered');
  }
  return html;
}

/** Without the marks by which styled-components would find its own rules again: it writes them anew. */
function cssOf(sheet: ServerStyleSheet): string {
  const css = sheet
    .getStyleElement()
    .map(
      ({ props }: { props: { dangerouslySetInnerHTML?: { __html: string } } }) =>
        props.dangerouslySetInnerHTML?.__html,
    )
    .join('');
  sheet.seal();
  return css
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/\n', '');
}
