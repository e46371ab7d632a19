import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

const singleton = path.join(import.meta.dirname, 'react-refresh-singleton.cjs');

/** The shell and all remotes on a page share one copy of react-refresh; separate copies would not see each other's components. */
export function hotReload(library: string): Pick<Configuration, 'plugins' | 'resolve'> {
  return {
    plugins: [new ReactRefreshPlugin({ library, overlay: false, exclude: [/node_modules/, singleton] })],
    resolve: { alias: { 'react-refresh/runtime$': singleton } },
  };
}
