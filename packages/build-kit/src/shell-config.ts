import webpack from 'webpack';
import type { Chunk, Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { buildMode } from './build-mode.ts';
import { emitJson } from './emit-json.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { sharingOf } from './sharing.ts';
import type { Sharing } from './sharing-policy.ts';

/** `contract`: the platform contract that it supports; the deploy gate reads it. */
type Shell = { name: string; folder: string; contract: number };

/**
 * Otherwise each of several scripts on a page would contain its own copy of the contracts: single modules are too small to be split off.
 * Excludes date calculations, which need a library and few pages use.
 */
const contracts = {
  name: 'contracts',
  test: /packages\/contracts\/src\/(?!dates)/,
  minChunks: 3,
  minSize: 0,
};

/** In milliseconds. A user who tries again must not be given the script that hangs: webpack's own limit is two minutes. */
const chunkTimeout = 30_000;

const isFirst = ({ name }: Chunk) => name === 'bootstrap';

/** The packages with which the application starts and which rarely change between releases, so that browsers reuse their cached copy. */
const react = {
  ...{ name: 'react', chunks: isFirst, enforce: true, priority: 2 },
  test: /node_modules\/(react|react-dom|scheduler)\//,
};
const libraries = { name: 'libraries', chunks: isFirst, enforce: true, priority: 1, test: /node_modules\// };

/**
 * The webpack configuration of the shell. It is not a federated build: it imports shared packages like any other module, so that its pages
 * load only what they use, and offers them to remotes when the first one loads. A development server has only one page.
 */
export function shellConfig({ name, folder, contract }: Shell): Configuration {
  const base = baseConfig({ name, folder, publicPath: '/' });
  const sharing = sharingOf(folder);
  const pages = buildMode() === 'production' ? [prerenderedPages({ name, folder })] : [];
  const cacheGroups = { contracts, react, libraries };
  return {
    ...base,
    output: { ...base.output, chunkLoadTimeout: chunkTimeout },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups } },
    plugins: [
      new webpack.DefinePlugin({ SHARING: JSON.stringify(sharing), ENV_TARGET: JSON.stringify('web') }),
      emitJson({ file: 'shell.json', read: () => ({ contract, shared: versionsIn(sharing) }) }),
      ...(base.plugins ?? []),
      ...pages,
    ],
  };
}

function versionsIn({ packages }: Sharing): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).map(([name, { version }]) => [name, version]));
}
