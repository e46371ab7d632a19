import type { RuleSetRule } from 'webpack';
import type { BuildMode } from './build-mode.ts';
import { compilerCacheFolder } from './workspace-folders.ts';

/**
 * Names styled components by their file and position. Without this plugin styled-components numbers them in order of creation. That order
 * differs between prerendering in the build and the browser, where chunks arrive in any order.
 */
const styledComponents = [
  '@swc/plugin-styled-components',
  { displayName: false, ssr: true, minify: false, transpileTemplateLiterals: false },
];

export function moduleRules(mode: BuildMode): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: { loader: 'swc-loader', options: swcOptions(mode) },
    },
    { test: /\.(svg|woff2|png|avif|webp|css)$/, type: 'asset/resource' },
    // A script that runs before the bundles. The HTML references or inlines the script.
    {
      resourceQuery: /^\?script$/,
      type: 'asset/resource',
      use: { loader: 'swc-loader', options: smallScript(mode) },
      generator: { filename: 'assets/[name].[contenthash].js' },
    },
  ];
}

function smallScript(mode: BuildMode): object {
  const isSmall = mode === 'production';
  return {
    minify: isSmall,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      ...(isSmall && { minify: { compress: true, mangle: true } }),
    },
  };
}

function swcOptions(mode: BuildMode): object {
  return {
    jsc: {
      target: 'es2022',
      experimental: { plugins: [styledComponents], cacheRoot: compilerCacheFolder },
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        // The development JSX needs a development build of React, which a deployed shell that runs this build does not have.
        react: { runtime: 'automatic', development: false, refresh: mode === 'development' },
      },
    },
  };
}
