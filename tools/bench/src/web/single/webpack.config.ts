import path from 'node:path';

import { baseConfig } from '@marquee/build-kit/base-config';

const root = path.resolve(import.meta.dirname, '../../../../..');
const shell = path.join(root, 'shell');

const base = baseConfig({ name: 'single-bundle', folder: shell, publicPath: '/' });

/**
 * Builds the shell and all remotes as one ordinary application without module federation. A page's code is loaded when the page is opened,
 * as in the product. The environment variable SINGLE_BUNDLE is the output folder.
 */
export default {
  ...base,
  // Without module federation, there are no shared modules to negotiate first, so the entry may be synchronous.
  entry: './src/bootstrap.tsx',
  output: { ...base.output, path: requireFolder(process.env.SINGLE_BUNDLE) },
  // Webpack's cache would not notice a change of this file.
  cache: false,
  resolve: {
    alias: {
      [path.join(shell, 'src/federation/federation-runtime.ts')]: path.join(
        import.meta.dirname,
        'compiled-in-runtime.js',
      ),
    },
  },
};

function requireFolder(folder: string | undefined): string {
  if (!folder) {
    throw new Error('SINGLE_BUNDLE must be the output folder of the single bundle');
  }
  return folder;
}
