import webpack from 'webpack';
import type { Chunk, Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { buildMode } from './build-mode.ts';
import { emitJson } from './emit-json.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { sharingOf } from './sharing.ts';
import type { Sharing } from './sharing-policy.ts';

/** `contract`: the number of the platform contract that the shell supports; the deploy gate reads it. */
type Shell = { name: string; folder: string; contract: number };

/**
 * Puts the contracts into one chunk. Their modules are too small for webpack to split off, so each script of a page would contain a copy.
 * Date calculations are excluded, because they need a library and few pages use them.
 */
const contracts = {
  name: 'contracts',
  test: /packages\/contracts\/src\/(?!dates)/,
  minChunks: 3,
  minSize: 0,
};

/** In milliseconds. A retry waits until the failed request times out, so webpack's default of two minutes is too long. */
const chunkTimeout = 30_000;

const isFirst = ({ name }: Chunk) => name === 'bootstrap';

/** Separate chunks for the packages that the application needs at the start. They rarely change, so browsers reuse their cached copies. */
const react = {
  ...{ name: 'react', chunks: isFirst, enforce: true, priority: 2 },
  test: /node_modules\/(react|react-dom|scheduler)\//,
};
const libraries = { name: 'libraries', chunks: isFirst, enforce: true, priority: 1, test: /node_modules\// };

/**
 * The webpack configuration of the shell. The shell is not a federated build. It imports shared packages like any other module, so that its
 * pages load only what they use, and offers these packages to remotes when the first remote loads. Only a production build has prerendered
 * pages.
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
