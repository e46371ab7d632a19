import { createHash } from 'node:crypto';
import { prerenderedPages as listOfPages, prerenderedPagesFile } from '@marquee/contracts/prerendered-pages';
import type { PrerenderedPages } from '@marquee/contracts/prerendered-pages';
import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { joinFirstScripts } from './join-first-scripts.ts';
import { scriptUrlsOf } from './script-urls-of.ts';
import { frameHtml, pageHtml, sessionFrameHtml, sessionHtml, withScripts } from './page-html.ts';
import { runRendering } from './run-rendering.ts';
import type { Rendered } from './run-rendering.ts';

const subject = 'PrerenderedPages';
/** The app page, as HtmlPlugin names it. */
const appPageFile = 'index.html';
const firstChunks = ['bootstrap'];
/** Pages of remotes also need the federation runtime with the packages that are shared with remotes; pages of the shell do not. */
const chunksForRemotes = [...firstChunks, 'federation'];
/** The scripts that run before the bundles. The app pages run only the first; prerendered pages and frames contain all of them. */
const firstScriptFiles = [
  /^assets\/first-paint\.\w+\.js$/,
  /^assets\/fits-address\.\w+\.js$/,
  /^assets\/before-hydration\.\w+\.js$/,
  /^assets\/inserted-elements\.\w+\.js$/,
];

/** Emits the prerendered pages of a front end, and adds preloads of the first scripts to all of its pages. */
export function prerenderedPages(front: { name: string; folder: string }): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        // This stage is after HtmlPlugin and before compression.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
        compilation.hooks.processAssets.tapPromise({ name: subject, stage }, async () => {
          writeInto(compilation, await runRendering(front));
        });
      });
    },
  };
}

function writeInto(compilation: Compilation, rendered: Rendered): void {
  const appPage = textOf(compilation, appPageFile);
  const firstScripts = firstScriptFiles.map((file) => textOf(compilation, file));
  const firstPaintScript = joinFirstScripts(firstScripts.slice(0, 1));
  const firstScript = joinFirstScripts(firstScripts);
  const scriptHash = sourceHashOf(firstScript);
  const pages = rendered.pages.map((page): PrerenderedPages['pages'][number] => {
    const stylesheet = `assets/${page.chunk}.${hashOf(page.css)}.css`;
    emit(compilation, stylesheet, page.css);
    const scripts = scriptUrlsOf(compilation, [...firstChunks, page.chunk]);
    const name = page.path === '/' ? 'front' : page.path.slice(1);
    const html = pageHtml(appPage, page, { stylesheet: `/${stylesheet}`, firstScript, scripts });
    return {
      path: page.path,
      file: emitPage(compilation, name, html),
      plainFile: emitPage(compilation, `${name}.plain`, withScripts(appPage, scripts)),
      scriptHash,
      ...(page.params && { params: [...page.params] }),
    };
  });
  const scripts = scriptUrlsOf(compilation, chunksForRemotes);
  const framesByVisitor = rendered.frames.map((frame) => {
    const stylesheet = `assets/frame.${hashOf(frame.css)}.css`;
    emit(compilation, stylesheet, frame.css);
    const html = frameHtml(appPage, frame, { stylesheet: `/${stylesheet}`, firstScript, scripts });
    return [frame.visitor, { file: emitPage(compilation, 'frame', html), scriptHash }] as const;
  });
  const sessionPage = {
    file: emitPage(compilation, 'session', sessionHtml(appPage, { firstScript: firstPaintScript, scripts })),
    scriptHash: sourceHashOf(firstPaintScript),
  };
  const sessionFramesByPath = rendered.sessionFrames.map((frame) => {
    const stylesheet = `assets/frame.${hashOf(frame.css)}.css`;
    emit(compilation, stylesheet, frame.css);
    const html = sessionFrameHtml(appPage, frame, {
      ...{ stylesheet: `/${stylesheet}`, firstScript },
      scripts: scriptUrlsOf(
        compilation,
        frame.chunk === undefined ? chunksForRemotes : [...firstChunks, frame.chunk],
      ),
      prefetched: frame.prefetch === undefined ? [] : scriptUrlsOf(compilation, [frame.prefetch]),
    });
    return [frame.path, { file: emitPage(compilation, 'session-frame', html), scriptHash }] as const;
  });
  const list = {
    ...{ pages, sessionPage },
    frames: Object.fromEntries(framesByVisitor),
    sessionFrames: Object.fromEntries(sessionFramesByPath),
  };
  emit(compilation, prerenderedPagesFile.slice(1), JSON.stringify(listOfPages.parse(list)));
  const named = withScripts(appPage, scriptUrlsOf(compilation, firstChunks));
  compilation.updateAsset(appPageFile, new webpack.sources.RawSource(named));
}

/**
 * Emits the page into a folder named by the page's hash. The hash is not in the file name, because files with a hash in their name are
 * cached forever, and browsers must revalidate pages.
 */
function emitPage(compilation: Compilation, name: string, html: string): string {
  const file = `rendered/${hashOf(html)}/${name}.html`;
  emit(compilation, file, html);
  return `/${file}`;
}

function emit(compilation: Compilation, file: string, text: string): void {
  compilation.emitAsset(file, new webpack.sources.RawSource(text));
}

function textOf(compilation: Compilation, named: string | RegExp): string {
  const asset = compilation
    .getAssets()
    .find(({ name }) => (typeof named === 'string' ? name === named : named.test(name)));
  if (!asset) {
    throw new Error(`The build has no ${String(named)}`);
  }
  return asset.source.source().toString();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

/** The hash in the format of a content security policy. */
function sourceHashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
