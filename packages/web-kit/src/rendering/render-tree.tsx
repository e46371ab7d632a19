import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { HeadContext } from '../page/head-context.ts';
import type { PageHead } from '../page/head-context.ts';

/** `links`: for the document's head. `css`: all style rules. `head`: undefined if the tree has no `Page`. */
export type RenderedTree = { html: string; links: string; css: string; head: PageHead | undefined };

/** Renders a tree to HTML. `idPrefix` avoids duplicate ids if the page contains another tree. Rejects if a component throws. */
export async function renderTree(tree: ReactNode, idPrefix = ''): Promise<RenderedTree> {
  const heads: PageHead[] = [];
  const sheet = new ServerStyleSheet();
  const html = await toHtml(
    sheet.collectStyles(<HeadContext value={(head) => heads.push(head)}>{tree}</HeadContext>),
    idPrefix,
  );
  const [head] = heads;
  return { ...splitLinks(html), css: cssOf(sheet), head };
}

/** Splits off the link and meta elements, which React renders first if the tree has no head. */
function splitLinks(html: string): Pick<RenderedTree, 'html' | 'links'> {
  const [links = ''] = /^(<(?:link|meta)[^>]*>)*/.exec(html) ?? [];
  return { links, html: html.slice(links.length).replaceAll(styleAttribute, '') };
}

/**
 * Matches style attributes, which are removed because the content security policy forbids them in HTML. Does not match text content, where
 * quotes are escaped.
 */
const styleAttribute = / style="[^"]*"/g;

async function toHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    identifierPrefix,
    // One chunk, because React adds inline scripts for later chunks, and the content security policy forbids these.
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

/** The style rules without the markers of styled-components. In a browser styled-components inserts all rules again. */
function cssOf(sheet: ServerStyleSheet): string {
  const css = sheet
    .getStyleElement()
    .map(
      ({ props }: { props: { dangerouslySetInnerHTML?: { __html: string } } }) =>
        props.dangerouslySetInnerHTML?.__html,
    )
    .join('');
  sheet.seal();
  // `</style>` in a rule would close the style element that contains the rules.
  if (css.includes('<')) {
    throw new Error(
      'A rendered page has a style rule with "<"; write a media range with min-width or max-width',
    );
  }
  return css
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/\n', '');
}
