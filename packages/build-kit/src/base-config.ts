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
  /** Name of the federation container; unique on the page. */
  name: string;
  /** The workspace's folder. */
  folder: string;
  publicPath: '/' | 'auto';
};

/** Scripts the page names itself stay as they are, as does the server bundle: their hashes are known before they would be made smaller. */
const named = /^(assets|server)\//;

/** In place of zod, which comes when a form is filled in. In development zod is there from the start. */
const deferredZod = fileURLToPath(import.meta.resolve('@marquee/contracts/deferred/zod'));

/** What the shell's build and every remote's build have in common. */
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
    // Hidden: the maps are there for whoever has the files, the browser is not told about them.
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
          // swc has threads of its own; processes for it would each load it again.
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
