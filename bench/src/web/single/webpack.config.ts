import path from 'node:path';

import { baseConfig } from '@marquee/build-kit/base-config';

const root = path.resolve(import.meta.dirname, '../../../..');
const shell = path.join(root, 'shell');

const base = baseConfig({ name: 'single-bundle', folder: shell, publicPath: '/' });

/**
 * The shell and all remotes as one ordinary application: shared modules are bundled, and no runtime loads a remote. Its pages are loaded
 * when they are opened, as in the product. SINGLE_BUNDLE: the output folder.
 */
export default {
  ...base,
  // No negotiation precedes the first module, so the entry need not be asynchronous.
  entry: './src/bootstrap.tsx',
  output: { ...base.output, path: requireFolder(process.env.SINGLE_BUNDLE) },
  // A cached build would not depend on this file.
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
    throw new Error('SINGLE_BUNDLE must be the folder that the single bundle is written to');
  }
  return folder;
}
