import type { RuleSetRule } from 'webpack';
import type { BuildMode } from './build-mode.ts';
import { compilerCacheFolder } from './workspace-folders.ts';

/**
 * Names styled parts by their file and position. styled-components itself numbers them in order of creation, which differs between the
 * browser, where chunks arrive in any order, and the prerendering at the build.
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
    // A script named in the HTML or inlined, because it runs before the bundles.
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
        // Not the development JSX, which needs a development build of React: a deployed shell that runs this build has none.
        react: { runtime: 'automatic', development: false, refresh: mode === 'development' },
      },
    },
  };
}
