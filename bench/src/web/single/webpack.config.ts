import path from 'node:path';

import { baseConfig } from '@marquee/build-kit/base-config';

const root = path.resolve(import.meta.dirname, '../../../..');
const shell = path.join(root, 'shell');

const base = baseConfig({ name: 'single-bundle', folder: shell, publicPath: '/' });

/**
 * The shell and all remotes as one ordinary application: what is shared by federation is bundled, and no remote is loaded by a
 * runtime. Its pages are loaded when they are opened, as they are in the product. SINGLE_BUNDLE: where it is written.
 */
export default {
  ...base,
  // Nothing has to be agreed on before the first module runs, so the entry need not be asynchronous.
  entry: './src/bootstrap.tsx',
  output: { ...base.output, path: requireFolder(process.env.SINGLE_BUNDLE) },
  // What is kept would not know of this file.
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
