import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { buildFlavor, buildMode } from './build-mode.ts';
import { hotReload } from './hot-reload.ts';
import { moduleRules } from './module-rules.ts';
import { precompression } from './production-plugins.ts';
import { developmentFolder, webpackCacheFolder } from './workspace-folders.ts';

export type Build = {
  /** Name of the build; unique on the page, because webpack and the federation runtime keep their global state under this name. */
  name: string;
  /** The folder of the workspace. */
  folder: string;
  publicPath: '/' | 'auto';
};

/** Scripts that the HTML names, and the server bundle. The build does not minimize them again, because their hashes must stay valid. */
const named = /^(assets|server)\//;

/** A small replacement for zod. Pages load zod itself when a user fills in a form. Development builds do not use the replacement. */
const deferredZod = fileURLToPath(import.meta.resolve('@marquee/contracts/deferred/zod'));

/** The common configuration of the shell's build and every remote's build. */
export function baseConfig({ name, folder, publicPath }: Build): Configuration {
  const mode = buildMode();
  const isProduction = mode === 'production';
  const flavor = buildFlavor();
  const hot = isProduction ? {} : hotReload(name);
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    entry: './src/index.ts',
    output: {
      path: isProduction ? path.join(folder, 'dist') : developmentFolder(name),
      filename: isProduction ? '[name].[contenthash].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      publicPath,
      uniqueName: name,
      clean: true,
    },
    module: { rules: moduleRules(mode) },
    resolve: hot.resolve ?? { alias: { zod$: deferredZod } },
    // `hidden`: the scripts do not name their source maps, so browsers do not load the maps.
    devtool: isProduction ? flavor === 'release' && 'hidden-source-map' : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: isProduction ? `${mode}-${flavor}` : mode,
      cacheDirectory: webpackCacheFolder(name),
      buildDependencies: {
        config: [path.join(import.meta.dirname, '/'), path.join(folder, 'webpack.config.ts')],
      },
    },
    optimization: {
      runtimeChunk: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          exclude: named,
          // swc has its own threads; each further process would load swc again.
          parallel: false,
        }),
      ],
    },
    plugins: [
      new HtmlPlugin({ template: path.join(folder, 'src/index.html'), publicPath: '/', chunks: ['main'] }),
      ...(hot.plugins ?? []),
      ...(isProduction ? precompression(flavor) : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
