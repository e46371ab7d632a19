import { createHash } from 'node:crypto';
import { renderedPagesFile } from '@marquee/contracts/rendered-pages';
import type { RenderedPages } from '@marquee/contracts/rendered-pages';
import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { filesOf } from './files-of.ts';
import { pageHtml, withScripts } from './page-html.ts';
import { runRendering } from './run-rendering.ts';
import type { RenderedPage } from './run-rendering.ts';

const subject = 'RenderedPages';
/** As HtmlPlugin and the front end's entry call them. */
const plainPage = 'index.html';
const firstChunk = 'bootstrap';

/** Writes a front end's pages as HTML beside its build, and says in all its pages which scripts they will need. */
export function renderedPages(front: { name: string; folder: string }): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        // When HtmlPlugin is through and nothing is compressed yet.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
        compilation.hooks.processAssets.tapPromise({ name: subject, stage }, async () => {
          writeInto(compilation, await runRendering(front));
        });
      });
    },
  };
}

function writeInto(compilation: Compilation, rendered: readonly RenderedPage[]): void {
  const plain = compilation.getAsset(plainPage)?.source.source().toString() ?? '';
  const pages = rendered.map((page): RenderedPages['pages'][number] => {
    const stylesheet = `assets/${page.chunk}.${hashOf(page.css)}.css`;
    emit(compilation, stylesheet, page.css);
    const file = `rendered/${page.path === '/' ? 'front' : page.path.slice(1)}.html`;
    const scripts = filesOf(compilation, [firstChunk, page.chunk]);
    emit(compilation, file, pageHtml(plain, page, { stylesheet: `/${stylesheet}`, scripts }));
    return { path: page.path, file: `/${file}`, visitor: page.visitor };
  });
  emit(compilation, renderedPagesFile.slice(1), JSON.stringify({ pages } satisfies RenderedPages));
  const named = withScripts(plain, filesOf(compilation, [firstChunk]));
  compilation.updateAsset(plainPage, new webpack.sources.RawSource(named));
}

function emit(compilation: Compilation, file: string, text: string): void {
  compilation.emitAsset(file, new webpack.sources.RawSource(text));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
