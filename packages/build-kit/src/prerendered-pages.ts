import { createHash } from 'node:crypto';
import { prerenderedPages as listOfPages, prerenderedPagesFile } from '@marquee/contracts/prerendered-pages';
import type { PrerenderedPages } from '@marquee/contracts/prerendered-pages';
import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { scriptUrlsOf } from './script-urls-of.ts';
import { frameHtml, pageHtml, sessionFrameHtml, sessionHtml, withScripts } from './page-html.ts';
import { runRendering } from './run-rendering.ts';
import type { Rendered } from './run-rendering.ts';

const subject = 'PrerenderedPages';
/** The file name in HtmlPlugin and the front end's entry. */
const appPageFile = 'index.html';
const firstChunks = ['bootstrap'];
/** The federation runtime with the other packages shared with remotes. Their pages need it; the front end's own pages do not. */
const chunksForRemotes = [...firstChunks, 'federation'];
/** Scripts that the app page references with `?script`, and those that only prerendered pages contain. */
const firstScriptFiles = [
  /^assets\/first-paint\.\w+\.js$/,
  /^assets\/fits-address\.\w+\.js$/,
  /^assets\/before-hydration\.\w+\.js$/,
];

/** Emits a front end's prerendered pages with its build, and adds preloads of their scripts to all its pages. */
export function prerenderedPages(front: { name: string; folder: string }): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        // After HtmlPlugin and before compression.
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
  const parts = firstScriptFiles.map((file) => inFunction(textOf(compilation, file)));
  const [firstPaintScript = ''] = parts;
  const firstScript = parts.join('');
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

/** A function scope, because an inline script shares its names with every other script. */
function inFunction(script: string): string {
  return `(()=>{${script}})();`;
}

/**
 * Emits the page into a folder named by its hash: a hash in the file name would mark it as cacheable forever, and pages must be
 * revalidated.
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

/** In the form of a content security policy. */
function sourceHashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
