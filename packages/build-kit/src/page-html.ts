import type { RenderedPage } from './run-rendering.ts';

type Assets = { stylesheet: string; scripts: readonly string[] };

/** The page that webpack has written, with what it will fetch named in it, so that nothing waits for a script to ask for the next. */
export function withScripts(page: string, scripts: readonly string[]): string {
  return put(page, '</head>', (end) => preloads(scripts) + end);
}

/** The page that webpack has written, with a page in it. Its scripts come after what it is painted with. */
export function pageHtml(page: string, rendered: RenderedPage, { stylesheet, scripts }: Assets): string {
  const { path, head, html, links, fonts } = rendered;
  const first = [
    `<link rel="stylesheet" href="${stylesheet}">`,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    links,
  ].join('');
  // Each only lays its modules ready; the entry runs them.
  const later = scripts
    .map((script) => `<script async src="${script}" fetchpriority="low"></script>`)
    .join('');
  return [
    { at: /(?<=<title>).*?(?=<\/title>)/, by: () => escaped(head.title) },
    { at: /(?<=<meta name="description" content=").*?(?=")/, by: () => escaped(head.description) },
    { at: /<script defer/, by: (script: string) => first + script },
    { at: '</head>', by: (end: string) => later + end },
    { at: '<div id="root">', by: () => `<div id="root" data-path="${escaped(path)}">${html}` },
  ].reduce((done, { at, by }) => put(done, at, by), page);
}

function preloads(scripts: readonly string[]): string {
  return scripts.map((script) => `<link rel="preload" as="script" href="${script}">`).join('');
}

function put(page: string, at: string | RegExp, by: (found: string) => string): string {
  if (page.search(at) === -1) {
    throw new Error(`The page of the build has no ${String(at)}`);
  }
  return page.replace(at, by);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
