import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { buildMode } from './build-mode.ts';
import { emitJson } from './emit-json.ts';
import { federation } from './federation.ts';
import { renderedPages } from './rendered-pages.ts';

/** `contract`: which of the platform package it keeps; the deploy gate reads it. */
type Shell = { name: string; folder: string; contract: number };

/**
 * What several scripts of a page need of the contracts would stand in each: as modules they are too small to be split off by themselves.
 * Calculating with dates brings a library, and few pages do.
 */
const contracts = {
  name: 'contracts',
  test: /packages\/contracts\/src\/(?!dates)/,
  minChunks: 3,
  minSize: 0,
};

/** The webpack configuration of the shell. A development server has the one page only. */
export function shellConfig({ name, folder, contract }: Shell): Configuration {
  const base = baseConfig({ name, folder, publicPath: '/' });
  const facts = emitJson({ file: 'shell.json', read: () => ({ contract }) });
  const pages = buildMode() === 'production' ? [renderedPages({ name, folder })] : [];
  return {
    ...base,
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { contracts } } },
    plugins: [federation({ name }), facts, ...(base.plugins ?? []), ...pages],
  };
}
