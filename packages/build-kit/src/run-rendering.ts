import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { renderingConfig, renderingProgram } from './rendering-config.ts';
import { renderingFolder } from './workspace-folders.ts';

/** One page of a front end as HTML, as its `src/render-pages.tsx` gives it. */
export type RenderedPage = {
  path: string;
  /** The name of the chunk with its code. */
  chunk: string;
  head: { title: string; description: string };
  html: string;
  /** Of the head, as HTML. */
  links: string;
  css: string;
  /** Addresses of what its first screen is set in. */
  fonts: readonly string[];
};

type RenderPages = { renderPages: () => Promise<RenderedPage[]> };

/** Builds the program that renders a front end's pages, and runs it. Rejects where it cannot be built, or a page breaks. */
export async function runRendering(front: { name: string; folder: string }): Promise<RenderedPage[]> {
  await build(front);
  const program = pathToFileURL(path.join(renderingFolder(front.name), renderingProgram)).href;
  const { renderPages } = (await import(program)) as RenderPages;
  return renderPages();
}

function build(front: { name: string; folder: string }): Promise<void> {
  const compiler = webpack(renderingConfig(front));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError ?? complaintsOf(stats);
        if (failure) {
          reject(failure);
        } else {
          resolve();
        }
      });
    });
  });
}

function complaintsOf(stats: Stats | undefined): Error | null {
  return stats?.hasErrors() === true || stats?.hasWarnings() === true
    ? new Error(stats.toString('errors-warnings'))
    : null;
}
