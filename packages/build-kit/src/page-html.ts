import { anyRemotePage, earlySlot, frameSlots } from '@marquee/contracts/prerendered-pages';
import escapeHtml from 'escape-html';
import type { RenderedFrame, RenderedHtml, PrerenderedPage, RenderedSessionFrame } from './run-rendering.ts';

/**
 * `stylesheet`: the address of the page's style sheet. `firstScript`: the text of the script that runs before the first paint. `scripts`:
 * the addresses of the scripts that start the application together with the entry.
 */
type Assets = { stylesheet: string; firstScript: string; scripts: readonly string[] };

/** `first` and `entry` match the two scripts in webpack's page: the script that runs before the first paint, and the entry. */
const first = /<script src="[^"]*"><\/script>/;
const entry = /<script defer(?:="defer")? src="([^"]+)"><\/script>/;

/** Adds preloads of the scripts to webpack's page, so that the browser requests all of them at once. */
export function withScripts(page: string, scripts: readonly string[]): string {
  const links = scripts.map((script) => `<link rel="preload" as="script" href="${script}">`);
  return replaceOnce(page, '</head>', (end) => links.join('') + end);
}

/** The app page for visitors with a session, with the preloads of `withScripts`, a slot for early requests and the inlined first script. */
export function sessionHtml(page: string, { firstScript, scripts }: Omit<Assets, 'stylesheet'>): string {
  return replaceOnce(withScripts(page, scripts), first, () => `${earlySlot}<script>${firstScript}</script>`);
}

/**
 * Inserts a prerendered page into webpack's page. Puts the application's scripts into a template, so that the scripts do not delay the
 * first paint. The first script activates the template afterwards. Throws if webpack's page lacks one of the places to fill.
 */
export function pageHtml(page: string, rendered: PrerenderedPage, assets: Assets): string {
  const { path, params, head, html } = rendered;
  const paramsAttribute = params ? ` data-params="${escapeHtml(params.join(' '))}"` : '';
  return applyReplacements(page, [
    { pattern: /(?<=<title>).*?(?=<\/title>)/, replacement: () => escapeHtml(head.title) },
    {
      pattern: /(?<=<meta name="description" content=").*?(?=")/,
      replacement: () => escapeHtml(head.description),
    },
    ...deferScripts(headOf(rendered, assets), assets),
    {
      pattern: '<div id="root">',
      replacement: () => `<div id="root" data-path="${escapeHtml(path)}"${paramsAttribute}>${html}`,
    },
  ]);
}

/** Inserts a frame with the slots in which the gateway inserts a page of a remote. Throws unless each slot occurs exactly once. */
export function frameHtml(page: string, frame: RenderedFrame, assets: Assets): string {
  const head = headOf(frame, assets) + frameSlots.head;
  const root = `<div id="root" data-path="/${frameSlots.path}" data-visitor="${frame.visitor}">${frame.html}`;
  const html = applyReplacements(page, [
    { pattern: /<title>.*?<\/title>/, replacement: () => '' },
    { pattern: /<meta name="description" content="[^"]*"\s*\/?>/, replacement: () => '' },
    ...deferScripts(head, assets),
    { pattern: '<div id="root">', replacement: () => root },
    { pattern: '</body>', replacement: (end) => frameSlots.answer + end },
  ]);
  requireSlots(html, Object.values(frameSlots));
  return html;
}

/**
 * Inserts the first view of a visitor with a session into webpack's page, with slots that the gateway fills. The application starts at
 * once. `prefetched`: addresses of scripts that only some visitors need. Throws unless each slot occurs exactly once.
 */
export function sessionFrameHtml(
  page: string,
  frame: RenderedSessionFrame,
  { prefetched = [], ...assets }: Assets & { prefetched?: readonly string[] },
): string {
  const path = frame.path === anyRemotePage ? `/${frameSlots.path}` : frame.path;
  const slots = frame.html.includes(frameSlots.page) ? [frameSlots.head, frameSlots.page] : [];
  const head = headOf(frame, assets) + (slots[0] ?? '');
  const prefetches = prefetched.map((script) => `<link rel="prefetch" as="script" href="${script}">`);
  const html = applyReplacements(sessionHtml(page, assets), [
    { pattern: '</head>', replacement: (end) => prefetches.join('') + end },
    { pattern: entry, replacement: (script) => head + script },
    {
      pattern: '<div id="root">',
      replacement: () =>
        `<div id="root" data-path="${escapeHtml(path)}" data-visitor="anybody">${frame.html}`,
    },
  ]);
  requireSlots(html, [earlySlot, ...slots, ...(frame.path === anyRemotePage ? [frameSlots.path] : [])]);
  return html;
}

function requireSlots(html: string, slots: readonly string[]): void {
  for (const slot of slots) {
    if (html.split(slot).length !== 2) {
      throw new Error(`A frame has not exactly one ${slot}`);
    }
  }
}

function headOf({ links, fonts }: RenderedHtml, { stylesheet }: Assets): string {
  return [
    `<link rel="stylesheet" href="${stylesheet}">`,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    links,
  ].join('');
}

type Replacement = { pattern: string | RegExp; replacement: (found: string, group: string) => string };

function deferScripts(head: string, { firstScript, scripts }: Assets): Replacement[] {
  const later = (entryScript: string) =>
    [entryScript, ...scripts].map((script) => `<script async src="${script}"></script>`).join('');
  return [
    { pattern: first, replacement: () => `<script>${firstScript}</script>` },
    {
      pattern: entry,
      replacement: (_script, src) => `${head}<template id="scripts">${later(src)}</template>`,
    },
  ];
}

function applyReplacements(page: string, changes: readonly Replacement[]): string {
  return changes.reduce((done, { pattern, replacement }) => replaceOnce(done, pattern, replacement), page);
}

function replaceOnce(
  page: string,
  pattern: string | RegExp,
  replacement: (found: string, group: string) => string,
): string {
  if (page.search(pattern) === -1) {
    throw new Error(`The page of the build has no ${String(pattern)}`);
  }
  return page.replace(pattern, replacement);
}
