/** The HTML of a page, and the addresses of the scripts that a first visit loads before any interaction. */
export type Loaded = { html: string; scripts: readonly string[] };

const preload = /<link\b[^>]*\brel="?(?:preload|modulepreload)\b[^>]*>/g;
const head = '</head>';

/**
 * Makes the single bundle's page preload as much as the federated page. The font preloads are copied, because the fonts are the same files
 * in both builds. If the federated page preloads every script of its visit, the single bundle's page also preloads every script of its
 * own visit.
 */
export function withSamePreloads(single: Loaded, federated: Loaded): string {
  const links = federated.html.match(preload) ?? [];
  const fonts = links.filter((link) => /\bas="?font\b/.test(link));
  const preloadsAllScripts = federated.scripts.every((script) =>
    federated.html.includes(new URL(script).pathname),
  );
  const scripts = preloadsAllScripts
    ? scriptsNotPreloaded(single).map((path) => `<link rel="preload" as="script" href="${path}">`)
    : [];
  return single.html.replace(head, `${[...fonts, ...scripts].join('')}${head}`);
}

function scriptsNotPreloaded({ html, scripts }: Loaded): string[] {
  return scripts.map((script) => new URL(script).pathname).filter((path) => !html.includes(path));
}
