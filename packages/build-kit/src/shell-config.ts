import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { buildMode } from './build-mode.ts';
import { emitJson } from './emit-json.ts';
import { federation } from './federation.ts';
import { renderedPages } from './rendered-pages.ts';

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

/** The webpack configuration of the shell. A development server serves only the app page. */
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
