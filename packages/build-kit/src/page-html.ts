import type { RenderedPage } from './run-rendering.ts';

/** `firstScript`: the text of what runs before anything is painted. `scripts`: addresses of all that the application needs to begin. */
type Assets = { stylesheet: string; firstScript: string; scripts: readonly string[] };

/** How webpack's page names its scripts: one that runs before anything is painted, and the entry. */
const first = /<script src="[^"]*"><\/script>/;
const entry = /<script defer(?:="defer")? src="([^"]+)"><\/script>/;

/** The page that webpack has written, with what it will fetch named in it, so that nothing waits for a script to ask for the next. */
export function withScripts(page: string, scripts: readonly string[]): string {
  const links = scripts.map((script) => `<link rel="preload" as="script" href="${script}">`);
  return put(page, '</head>', (end) => links.join('') + end);
}

/**
 * The page that webpack has written, with a page in it. The application's scripts lie in a template, which the first script puts on the
 * page when it is painted: until then they take nothing from what it is painted with.
 */
export function pageHtml(page: string, rendered: RenderedPage, assets: Assets): string {
  const { path, head, html, links, fonts } = rendered;
  const paintedWith = [
    `<link rel="stylesheet" href="${assets.stylesheet}">`,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    links,
  ].join('');
  const later = (entryScript: string) =>
    [entryScript, ...assets.scripts].map((script) => `<script async src="${script}"></script>`).join('');
  return [
    { at: /(?<=<title>).*?(?=<\/title>)/, by: () => escaped(head.title) },
    { at: /(?<=<meta name="description" content=").*?(?=")/, by: () => escaped(head.description) },
    { at: first, by: () => `<script>${assets.firstScript}</script>` },
    {
      at: entry,
      by: (_script: string, src: string) => `${paintedWith}<template id="scripts">${later(src)}</template>`,
    },
    { at: '<div id="root">', by: () => `<div id="root" data-path="${escaped(path)}">${html}` },
  ].reduce((done, { at, by }) => put(done, at, by), page);
}

function put(page: string, at: string | RegExp, by: (found: string, group: string) => string): string {
  if (page.search(at) === -1) {
    throw new Error(`The page of the build has no ${String(at)}`);
  }
  return page.replace(at, by);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
