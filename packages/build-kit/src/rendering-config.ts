import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { moduleRules } from './module-rules.ts';
import { renderingFolder, webpackCacheFolder } from './workspace-folders.ts';

/** `entry`: a file relative to `folder`. `publicPath`: the base address of the front end's assets. */
export type Rendering = {
  name: string;
  folder: string;
  entry: string;
  publicPath: string;
  minimize: boolean;
};

/** The file name of the program in `renderingFolder`. */
export function programOf({ entry }: Pick<Rendering, 'entry'>): string {
  return `${path.parse(entry).name}.mjs`;
}

/** The webpack configuration of the program that renders pages: one ES module for Node, which references assets of the browser build. */
export function renderingConfig({ name, folder, entry, publicPath, minimize }: Rendering): Configuration {
  return {
    name: `${name}-rendering`,
    mode: 'production',
    context: folder,
    target: 'node20',
    entry,
    output: {
      path: renderingFolder(name),
      filename: programOf({ entry }),
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      publicPath,
      library: { type: 'module' },
      chunkFormat: 'module',
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
      name: `rendering-${path.parse(entry).name}`,
      cacheDirectory: webpackCacheFolder(name),
      buildDependencies: { config: [path.join(import.meta.dirname, '/')] },
    },
    optimization: {
      minimize,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
