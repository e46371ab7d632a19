import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { HeadContext } from '../page/head-context.ts';
import type { PageHead } from '../page/use-page-head.ts';

/** `links` belongs into the page's head; `css` is all that its look needs. `head`: undefined where the tree names no page. */
export type RenderedTree = { html: string; links: string; css: string; head: PageHead | undefined };

/** A tree as HTML. `idPrefix`: where it stands beside another tree in one page. Rejects where a part of it breaks. */
export async function renderTree(tree: ReactNode, idPrefix = ''): Promise<RenderedTree> {
  const heads: PageHead[] = [];
  const sheet = new ServerStyleSheet();
  const html = await toHtml(
    sheet.collectStyles(<HeadContext value={(head) => heads.push(head)}>{tree}</HeadContext>),
    idPrefix,
  );
  const [head] = heads;
  return { ...parted(html), css: cssOf(sheet), head };
}

/** React puts its links first where it has no head to put them in. */
function parted(html: string): Pick<RenderedTree, 'html' | 'links'> {
  const [links = ''] = /^(<(?:link|meta)[^>]*>)*/.exec(html) ?? [];
  return { links, html: html.slice(links.length).replaceAll(styleAttribute, '') };
}

/** The content security policy forbids it in HTML. In a text its quotes would be escaped. */
const styleAttribute = / style="[^"]*"/g;

async function toHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    identifierPrefix,
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

/** Without the marks by which styled-components would find its own rules again: the browser writes them again. */
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
