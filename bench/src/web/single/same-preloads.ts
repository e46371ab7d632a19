/** A page, and the scripts that its first visitor loads before they do anything: addresses. */
export type Loaded = { html: string; scripts: readonly string[] };

const preload = /<link\b[^>]*\brel="?(?:preload|modulepreload)\b[^>]*>/g;
const head = '</head>';

/**
 * The page of the single bundle as it is when it names ahead what the federated one names: its fonts, which are the same files;
 * and where that one names every script of the visit, then so does this.
 */
export function withSamePreloads(single: Loaded, federated: Loaded): string {
  const links = federated.html.match(preload) ?? [];
  const fonts = links.filter((link) => /\bas="?font\b/.test(link));
  const namesAll = federated.scripts.every((script) => federated.html.includes(new URL(script).pathname));
  const scripts = namesAll
    ? unnamedIn(single).map((path) => `<link rel="preload" as="script" href="${path}">`)
    : [];
  return single.html.replace(head, `${[...fonts, ...scripts].join('')}${head}`);
}

function unnamedIn({ html, scripts }: Loaded): string[] {
  return scripts.map((script) => new URL(script).pathname).filter((path) => !html.includes(path));
}
