import type { RuleSetRule } from 'webpack';
import type { BuildMode } from './build-mode.ts';

export function moduleRules(mode: BuildMode): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: { loader: 'swc-loader', options: swcOptions(mode) },
    },
    { test: /\.(svg|woff2|png|avif|webp|css)$/, type: 'asset/resource' },
    // A script that the page names itself, because it runs before everything that is bundled.
    {
      resourceQuery: /^\?script$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash].js' },
    },
  ];
}

function swcOptions(mode: BuildMode): object {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        // Not the JSX of development: that one needs a React of development, and a deployed shell that runs this build has none.
        react: { runtime: 'automatic', development: false, refresh: mode === 'development' },
      },
    },
  };
}
