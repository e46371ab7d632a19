import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { programOf, renderingConfig } from './rendering-config.ts';
import type { Rendering } from './rendering-config.ts';
import { renderingFolder } from './workspace-folders.ts';

/** The output of `src/render-pages.tsx` for a page, or for the frame around remotes' pages. */
export type RenderedHtml = {
  html: string;
  /** The `<link>` elements of the head, as HTML. */
  links: string;
  css: string;
  /** Addresses of the fonts that the first screen of the page uses. */
  fonts: readonly string[];
};

/** One prerendered page of a front end. */
export type PrerenderedPage = RenderedHtml & {
  path: string;
  /** The name of the chunk with the page's code. */
  chunk: string;
  /** The query parameters that the page's address may have; undefined: any. */
  params?: readonly string[] | undefined;
  head: { title: string; description: string };
};

/** A frame for the pages of remotes. */
export type RenderedFrame = RenderedHtml & { visitor: 'anybody' | 'signed-out' };

/**
 * The shell for visitors with a session, before any request is answered. `path`: the page, or `*` for any page of a remote. `chunk`: the
 * name of the chunk with the page's code, for a page of the shell. `prefetch`: the name of a chunk that only some visitors need, such as
 * visitors whose session has ended.
 */
export type RenderedSessionFrame = RenderedHtml & { path: string; chunk?: string; prefetch?: string };

export type Rendered = {
  pages: PrerenderedPage[];
  frames: RenderedFrame[];
  sessionFrames: RenderedSessionFrame[];
};
type RenderPages = { renderPages: () => Promise<Rendered> };

/** Builds and runs the program that renders the shell's pages. Rejects if the build fails or a page throws. */
export async function runRendering(front: { name: string; folder: string }): Promise<Rendered> {
  const file = await buildRendering({
    ...front,
    ...{ entry: './src/render-pages.tsx', publicPath: '/', minimize: false },
  });
  const { renderPages } = (await import(pathToFileURL(file).href)) as RenderPages;
  return renderPages();
}

/** Builds a program that renders pages. Resolves with the path of the program; rejects if the build has errors or warnings. */
export async function buildRendering(rendering: Rendering): Promise<string> {
  const compiler = webpack(renderingConfig(rendering));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError ?? buildErrorOf(stats);
        if (failure) {
          reject(failure);
        } else {
          resolve();
        }
      });
    });
  });
  return path.join(renderingFolder(rendering.name), programOf(rendering));
}

function buildErrorOf(stats: Stats | undefined): Error | null {
  return stats?.hasErrors() === true || stats?.hasWarnings() === true
    ? new Error(stats.toString('errors-warnings'))
    : null;
}
