import path from 'node:path';
import type { Configuration } from 'webpack';
import { moduleRules } from './module-rules.ts';
import { renderingFolder, webpackCacheFolder } from './workspace-folders.ts';

type Rendering = { name: string; folder: string };

/** In `renderingFolder`. */
export const renderingProgram = 'render-pages.mjs';

/** The program that renders a front end's pages at its build: in one piece, for Node, and beside the build, which it is no part of. */
export function renderingConfig({ name, folder }: Rendering): Configuration {
  return {
    name: `${name}-rendering`,
    mode: 'production',
    context: folder,
    target: 'node20',
    entry: './src/render-pages.tsx',
    output: {
      path: renderingFolder(name),
      filename: renderingProgram,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      publicPath: '/',
      library: { type: 'module' },
      chunkFormat: 'module',
      clean: true,
    },
    experiments: { outputModule: true },
    module: {
      rules: moduleRules('production'),
      generator: { asset: { emit: false } },
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    devtool: false,
    cache: {
      type: 'filesystem',
      name: 'rendering',
      cacheDirectory: webpackCacheFolder(name),
      buildDependencies: { config: [path.join(import.meta.dirname, '/')] },
    },
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
